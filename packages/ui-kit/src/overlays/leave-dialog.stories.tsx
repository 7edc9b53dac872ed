import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Anchor } from '../text/anchor.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

const meta = {
  title: 'Overlays/Leave dialog',
  component: LeaveDialog,
  args: {
    isUnsaved: (next) => next !== '/form/other-tab',
    onLeave: fn(),
    texts: {
      title: 'Leave without saving?',
      body: 'What you changed on this page has not been saved.',
      stay: 'Stay on this page',
      leave: 'Leave',
    },
  },
  parameters: {
    guide: {
      when: 'Forms that would lose what was typed.',
      whenNot: 'Forms that keep a draft without being asked.',
      keyboard: 'As Confirm dialog; the safe answer has the focus.',
      content: 'Says what would be lost, and that a draft is kept where it is.',
      otherWords: ['unsaved changes', 'leave page', 'discard', 'navigation guard'],
    },
    docs: { story: { inline: false, height: '340px' } },
    route: { at: '/form' },
  },
  render: (args) => (
    <>
      <p>At {useLocation().pathname}</p>
      <Anchor to="/form/other-tab">Other tab</Anchor> <Anchor to="/elsewhere">Elsewhere</Anchor>
      <LeaveDialog {...args} />
    </>
  ),
} satisfies Meta<typeof LeaveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await canvas.findByRole('dialog', { name: 'Leave without saving?' });
  },
};

export const StayAndLeave: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    const asked = () => canvas.findByRole('dialog', { name: 'Leave without saving?' });
    const dialog = await asked();
    await expect(within(dialog).getByRole('button', { name: 'Stay on this page' })).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
    await canvas.findByText('At /form');
    await userEvent.click(canvas.getByRole('link', { name: 'Other tab' }));
    await canvas.findByText('At /form/other-tab');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(within(await asked()).getByRole('button', { name: 'Leave' }));
    await canvas.findByText('At /elsewhere');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const WithADraft: Story = {
  ...Open,
  args: {
    texts: {
      title: 'Leave without saving?',
      body: 'Your draft can stay on this computer.',
      stay: 'Stay on this page',
      keep: 'Leave and keep the draft',
      leave: 'Leave and throw it away',
    },
  },
};

export const LeaveKeepingDraft: Story = {
  ...WithADraft,
  tags: ['!dev'],
  parameters: { proves: 'Leaves and keeps the draft' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave and keep the draft' }));
    await canvas.findByText('At /elsewhere');
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};
