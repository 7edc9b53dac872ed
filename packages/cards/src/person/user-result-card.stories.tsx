import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longPerson, nadiaOkafor, quietPerson } from '../fixtures/profiles.ts';
import { UserResultCard } from './user-result-card.tsx';

const meta = {
  title: 'Cards/Person result card',
  component: UserResultCard,
  parameters: {
    guide: {
      when: 'A person among the results of a search.',
      whenNot: 'Lists of members: Person line.',
      keyboard: 'The name is the link; actions follow.',
      content: 'Name, position, company, country.',
      otherWords: ['user card', 'profile card', 'contact card', 'avatar', 'people'],
      parts: { Photo: 'img, svg', Name: 'h2, h3, a' },
    },
  },
  args: { profile: nadiaOkafor },
} satisfies Meta<typeof UserResultCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nadia Okafor' })).toHaveAttribute(
      'href',
      `/profile/${nadiaOkafor.userID}`,
    );
  },
};

export const OnlyAName: Story = { args: { profile: quietPerson } };

export const LongNames: Story = {
  args: { profile: longPerson },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
};
