import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '@wbn/ui-kit/text/badge.tsx';
import { expect } from 'storybook/test';
import { longPerson, nadiaOkafor, quietPerson } from '../fixtures/profiles.ts';
import { PersonLine } from './person-line.tsx';

const meta = {
  title: 'Cards/Person line',
  component: PersonLine,
  parameters: {
    guide: {
      when: 'A person in a list: member, author, contact.',
      whenNot: 'Results of a search: Person result card.',
      keyboard: 'The name is a link to the profile.',
      content: 'Name, then one note: role or position.',
      otherWords: ['avatar', 'user row', 'profile picture', 'list item', 'member', 'contact'],
      parts: { Photo: 'img, svg', Name: 'a', Note: 'a ~ *, p, span:last-child' },
    },
  },
  args: { person: nadiaOkafor, note: 'Admin · since 3 May 2026' },
} satisfies Meta<typeof PersonLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  args: { mark: <Badge>You</Badge> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nadia Okafor' })).toHaveAttribute(
      'href',
      `/profile/${nadiaOkafor.userID}`,
    );
  },
};

export const OnlyAName: Story = { args: { person: quietPerson } };

export const LongNames: Story = {
  args: { person: longPerson },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
