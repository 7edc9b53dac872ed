import type { Meta, StoryObj } from '@storybook/react-vite';
import { Award, SearchX } from 'lucide-react';
import { expect } from 'storybook/test';
import { ButtonLink } from '../controls/buttons/button-link.tsx';
import { EmptyState } from './empty-state.tsx';
import { Surface } from './surface.tsx';

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  parameters: {
    guide: {
      when: 'A list, figure or page that has nothing yet, or nothing that fits the filters.',
      whenNot: 'While it loads: Skeleton. When loading failed: Load error.',
      keyboard: 'Its action is the next stop of Tab.',
      content: 'What is missing in one sentence, why it is good to have, and one button that begins it.',
      otherWords: ['blank slate', 'no results', 'no data', 'zero state', 'placeholder', 'illustration'],
      parts: { 'What is missing': 'h2, h3, p', 'Next step': 'button, a' },
      picture: 'WithAction',
    },
  },
  args: { title: 'No messages yet' },
  decorators: [
    (Story) => (
      <Surface>
        <Story />
      </Surface>
    ),
  ],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithAction: Story = {
  args: {
    icon: <SearchX />,
    title: 'Nothing matches your search',
    children: 'Try fewer words, or look through the industries.',
    action: (
      <ButtonLink to="/industries" variant="secondary">
        All industries
      </ButtonLink>
    ),
  },
};

/** Inside a panel, where the large form would take more room than the list. */
export const Small: Story = {
  args: {
    size: 'sm',
    icon: <Award />,
    title: 'No certificates yet',
    children: 'Buyers look for ISO 9001, CE and the like before they write.',
    action: (
      <ButtonLink to="/business" variant="secondary" size="sm">
        Add certificate
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByText('No certificates yet').getBoundingClientRect();
    const action = canvas.getByRole('link', { name: 'Add certificate' }).getBoundingClientRect();
    await expect(action.left).toBe(title.left);
    await expect(action.top).toBeGreaterThan(title.bottom);
  },
};
