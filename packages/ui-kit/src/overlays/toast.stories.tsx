import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/buttons/button.tsx';
import { Inline } from '../layout/inline.tsx';
import { Toaster, useToast } from './toast.tsx';

function ToastButtons() {
  const show = useToast();
  return (
    <Inline>
      <Button onClick={() => show('Request sent', 'success')}>Succeed</Button>
      <Button variant="secondary" onClick={() => show('The request could not be sent', 'danger')}>
        Fail
      </Button>
      <Button variant="secondary" onClick={() => show('Draft kept')}>
        Note
      </Button>
    </Inline>
  );
}

/** `ProductFrame` contains the `Toaster`, as the site's layout does. */
const meta = {
  title: 'Feedback/Toast',
  component: Toaster,
  parameters: {
    guide: {
      when: 'The result of an action that is not seen otherwise: saved, sent, copied, with Undo.',
      whenNot: 'Errors of fields, and anything that must not be missed: Notice.',
      keyboard: 'Read out politely; takes no focus; stays while the pointer or focus is on it.',
      content: 'One sentence: what has happened. At most one action.',
      otherWords: ['snackbar', 'notification', 'flash', 'message', 'undo', 'alert'],
    },
    docs: { story: { inline: false, height: '320px' } },
  },
  render: () => <ToastButtons />,
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const region = canvas.getByRole('status');
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await expect(region).toHaveTextContent('Request sent');
    await expect(region).toHaveTextContent('The request could not be sent');
  },
};

export const Gone: Story = {
  tags: ['!dev'],
  parameters: { proves: 'A toast leaves when its animation ends' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Note' }));
    fireEvent.animationEnd(canvas.getByText('Draft kept'));
    await waitFor(() => expect(canvas.queryByText('Draft kept')).toBeNull());
  },
};

const undo = fn();

export const WithAction: Story = {
  tags: ['!dev'],
  parameters: { proves: 'A toast with an action stays while its button has the focus' },
  render: () => {
    const show = useToast();
    return (
      <Button
        variant="secondary"
        onClick={() => show('Product deleted', 'success', { label: 'Undo', onAction: undo })}
      >
        Delete
      </Button>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('Product deleted')).toBeNull();
  },
};
