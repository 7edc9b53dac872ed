import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../controls/buttons/button.tsx';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Feedback/Error state',
  component: ErrorState,
  parameters: {
    guide: {
      when: 'A page or part that cannot be shown, with the way on.',
      whenNot: 'A list that failed to load: Load error. A problem in a form: errors of the fields.',
      keyboard: 'Read out at once; the action is the next stop of Tab.',
      content: 'What failed, why, and one action. No code, no blame.',
      otherWords: ['error page', '404', 'failure', 'something went wrong', 'crash'],
      parts: { 'What failed': 'h1, h2, h3, p', Why: 'p + div, p + p', 'Way on': 'button, a' },
    },
  },
  args: {
    title: 'This list could not be loaded',
    children: 'The connection was lost.',
    action: <Button variant="secondary">Try again</Button>,
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('This list could not be loaded');
  },
};
