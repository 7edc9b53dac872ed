import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LoadError } from './load-error.tsx';

const meta = {
  title: 'Feedback/Load error',
  component: LoadError,
  parameters: {
    guide: {
      when: 'A part that was to be loaded and was not; the rest of the page stays.',
      whenNot: 'An action that failed: Toast. A whole page: Error state.',
      keyboard: 'Read out at once; Try again keeps the focus.',
      content: 'What could not be loaded. “Try again” is the action.',
      otherWords: ['retry', 'offline', 'connection lost', 'failed to load'],
      parts: { 'What failed': 'p, h2, h3', 'Try again': 'button' },
    },
  },
  args: { title: 'This list could not be loaded', retry: 'Try again', onRetry: fn() },
} satisfies Meta<typeof LoadError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('This list could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
