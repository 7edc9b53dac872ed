import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../controls/buttons/button.tsx';
import { Text } from '../text/text.tsx';
import { Dialog } from './dialog.tsx';

/** A page with a button that opens the dialog. */
function Page(props: ComponentProps<typeof Dialog>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      {open && (
        <Dialog
          {...props}
          onClose={close}
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                Close
              </Button>
              <Button>Go on</Button>
            </>
          }
        />
      )}
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  parameters: {
    guide: {
      when: 'A short task or question that belongs to the page behind it.',
      whenNot: 'Long forms: a page. Messages: Toast or Notice.',
      keyboard: 'Keeps the focus inside, Escape closes, and the focus returns to where it was.',
      content: 'The title names the task. Buttons are verbs, the main one last.',
      otherWords: ['modal', 'popup', 'lightbox', 'window', 'overlay'],
    },
    docs: { story: { inline: false, height: '420px' } },
  },
  argTypes: {
    size: { control: 'select', options: ['sm', 'lg'] },
  },
  args: {
    title: 'All 7 product slots are taken',
    children: (
      <Text>
        A larger plan has room for more: <a href="#plans">see the plans</a>.
      </Text>
    ),
    actions: null,
    onClose: () => undefined,
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
  },
};

export const OpenAndClose: Story = {
  tags: ['!dev'],
  parameters: { proves: 'The focus starts at the close button and goes back; Escape closes' },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'All 7 product slots are taken' });
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    // Scripted key events do not close a dialog; Escape sends this event.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(await canvas.findByRole('button', { name: 'Ask' })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(opener).toHaveFocus();
  },
};

export const Large: Story = {
  ...Open,
  args: { size: 'lg' },
};

export const OnAPhone: Story = {
  ...Open,
  globals: { viewport: { value: 'mobile1' } },
  parameters: { proves: 'Stands at the bottom of the window, from edge to edge' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const dialog = canvas.getByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(window.innerHeight));
    // The scrollbar keeps its place.
    await expect(dialog.offsetWidth).toBeGreaterThanOrEqual(window.innerWidth - 20);
  },
};
