import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { type ComponentProps, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type EditApi, editApi } from '../fixtures/edit-api.ts';
import { EditBusinessPage } from './edit-business-page.tsx';

const { businessID } = harbourGear;
const world: { now: EditApi } = { now: editApi() };

/** Gives each story its own API. */
function Page(props: ComponentProps<typeof EditBusinessPage>) {
  const [{ api }] = useState(() => world.now);
  return <EditBusinessPage {...props} api={api} />;
}

const meta = {
  title: 'Company office/Company pictures',
  component: EditBusinessPage,
  args: { api: editApi().api, userID: 'nadia', id: businessID, part: 'general' },
  parameters: { route: { at: `/business/${businessID}/edit/general` } },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    localStorage.clear();
    sessionStorage.clear();
    world.now = editApi();
  },
} satisfies Meta<typeof EditBusinessPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvas: ReturnType<typeof within>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const screenOf = (root: HTMLElement) => within(root.ownerDocument.body);

export const Removed: Story = {
  tags: ['!dev'],
  parameters: { rows: ['BIZ-19'], proves: 'Removes logo and cover after a question' },
  play: async ({ canvasElement, canvas }) => {
    await press(canvas, 'Remove logo');
    const question = { name: 'Remove your logo?' };
    const inside = within(await canvas.findByRole('dialog', question));
    await expect(inside.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.click(inside.getByRole('button', { name: 'Keep' }));
    await expect(canvas.getByRole('button', { name: 'Remove logo' })).toHaveFocus();
    await expect(world.now.saves).toHaveLength(0);
    for (const picture of ['logo', 'cover'] as const) {
      await press(canvas, `Remove ${picture}`);
      const dialog = within(await canvas.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: `Remove ${picture}` }));
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: `Remove ${picture}` })).not.toBeInTheDocument(),
      );
      await expect(canvas.getByRole('button', { name: `Change ${picture}` })).toHaveFocus();
    }
    await expect(world.now.saves).toEqual([{ profilePhoto: null }, { coverPhoto: null }]);
    await screenOf(canvasElement).findByText('Cover photo removed');
  },
};

export const RemovalFailed: Story = {
  parameters: { rows: ['BIZ-19'], proves: 'Keeps a picture that cannot be removed, and says so' },
  play: async ({ canvasElement, canvas }) => {
    world.now.answer('save-business', () => new ApiError('ServiceUnavailable', 'No', 503));
    await press(canvas, 'Remove cover');
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove cover' }));
    await screenOf(canvasElement).findByText('The picture could not be removed. Try again.');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove cover' })).toHaveFocus();
  },
};
