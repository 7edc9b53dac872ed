import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchX } from 'lucide-react';
import { ButtonLink } from '../controls/buttons/button-link.tsx';
import { EmptyState } from './empty-state.tsx';
import { Surface } from './surface.tsx';

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
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
