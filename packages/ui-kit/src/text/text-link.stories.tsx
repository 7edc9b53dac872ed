import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StateSheet } from '../fixtures/state-sheet.tsx';
import { Stack } from '../layout/stack.tsx';
import { TagList } from './tag-list.tsx';
import { Text } from './text.tsx';
import * as styles from './text-link.css.ts';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'Text/Text link',
  component: TextLink,
  parameters: {
    guide: {
      when: 'A link in a text, list or card.',
      whenNot: 'The main action of a page: Button link.',
      keyboard: 'A link: Enter follows it. In running text it is underlined.',
      content: 'The name of what it leads to, never “here”.',
      otherWords: ['hyperlink', 'anchor', 'inline link', 'external link'],
      parts: { Link: 'a' },
    },
  },
  argTypes: {
    tone: { control: 'select', options: Object.keys(styles.tone) },
  },
  args: { to: '/industries', children: 'All industries' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InsideTheSite: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '/industries');
  },
};

export const Elsewhere: Story = {
  render: () => <TextLink href="https://example.com/">A page elsewhere</TextLink>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', 'https://example.com/');
  },
};

export const Tones: Story = {
  render: () => (
    <Stack>
      <Text>
        In running text a link is <TextLink to="/">underlined</TextLink>, so that colour is not all.
      </Text>
      <TextLink to="/" tone="default">
        Title of a card
      </TextLink>
      <TextLink to="/" tone="muted">
        Entry of a footer
      </TextLink>
    </Stack>
  ),
};

/** Every tone in every state, and a tag. */
export const States: Story = {
  render: () => (
    <StateSheet
      own={[]}
      rows={{
        brand: () => <TextLink to="/industries">Industries</TextLink>,
        default: () => (
          <TextLink to="/industries" tone="default">
            Industries
          </TextLink>
        ),
        muted: () => (
          <TextLink to="/industries" tone="muted">
            Industries
          </TextLink>
        ),
        tag: () => <TagList items={[{ text: 'Textiles', to: '/industries' }]} />,
      }}
    />
  ),
};
