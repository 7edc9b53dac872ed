import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answer, fakeApi } from '@wbn/api-client/testing/fake-api.ts';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { invitation, ownHarbourGear, ownImported } from '../fixtures/own-businesses.ts';
import { MyBusinessPage } from './my-business-page.tsx';

const { invitationID } = invitation;
const { businessID } = invitation.business;
const accept = fn((_id: unknown): unknown => ({ businessID }));
const decline = fn((_id: unknown): unknown => ({ businessID }));
const apiOf = (more: Readonly<Record<string, Answer>> = {}) =>
  fakeApi({
    'list-own-businesses': () =>
      accept.mock.calls.length > 0 ? [ownImported, ownHarbourGear] : [ownImported],
    'list-own-invitations': () => [invitation],
    'accept-invitation': ({ params }) => accept(params?.id),
    'decline-invitation': ({ params }) => decline(params?.id),
    ...more,
  });

const meta = {
  title: 'Members/Invitations',
  component: MyBusinessPage,
  args: { api: apiOf(), email: 'nadia.okafor@example.com' },
  parameters: { route: { at: `/my-business?invitation=${invitationID}` } },
  beforeEach: () => {
    for (const call of [accept, decline]) {
      call.mockReset();
      call.mockImplementation(() => ({ businessID }));
    }
  },
} satisfies Meta<typeof MyBusinessPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (root: HTMLElement, name: string) =>
  userEvent.click(await within(root.ownerDocument.body).findByRole('button', { name }));
const toast = (root: HTMLElement, text: string) => within(root.ownerDocument.body).findAllByText(text);

export const Accepted: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['RT-11', 'decision 7'],
    proves: 'The invitation of the mail has the focus; once accepted, its company is in the list',
  },
  play: async ({ canvasElement, canvas }) => {
    const card = await canvas.findByRole('article', { name: 'Harbour Gear & Drive Pty Ltd' });
    await expect(card).toHaveFocus();
    await expect(card).toHaveTextContent('Nadia Okafor invites you to work for this company as Admin.');
    await expect(card).toHaveTextContent('Valid until 5 Dec 2026');
    await press(canvasElement, 'Accept');
    await toast(canvasElement, 'You now work for Harbour Gear & Drive Pty Ltd.');
    await expect(accept).toHaveBeenCalledWith(invitationID);
    await canvas.findByRole('link', { description: 'Harbour Gear & Drive Pty Ltd', name: 'Manage Business' });
    await waitFor(() =>
      expect(canvas.getByRole('article', { name: 'Harbour Gear & Drive Pty Ltd' })).toHaveFocus(),
    );
    await expect(canvas.queryByRole('heading', { name: 'Invitations' })).toBeNull();
    await expect(canvas.queryByText(/is not for your address/)).toBeNull();
  },
};

export const Declined: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Asks before an invitation is declined' },
  play: async ({ canvasElement, canvas }) => {
    await press(canvasElement, 'Decline');
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await toast(canvasElement, 'You have declined the invitation of Harbour Gear & Drive Pty Ltd.');
    await expect(decline).toHaveBeenCalledWith(invitationID);
    await expect(canvas.queryByRole('heading', { name: 'Invitations' })).toBeNull();
  },
};

export const Gone: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Says that an invitation was withdrawn meanwhile' },
  play: async ({ canvasElement, canvas }) => {
    accept.mockImplementation(() => new ApiError('NotFound', 'None', 404));
    await press(canvasElement, 'Accept');
    await toast(canvasElement, 'This invitation has been answered, has been revoked or has expired.');
    await expect(canvas.queryByRole('heading', { name: 'Invitations' })).toBeNull();
  },
};

export const OtherAddress: Story = {
  parameters: { proves: 'Explains an invitation to another e-mail address and what to do' },
  args: { api: apiOf({ 'list-own-invitations': () => [] }) },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'This invitation is not for your address (nadia.okafor@example.com), has been answered or has expired.',
    );
    await expect(alert).toHaveTextContent('log in with that address');
  },
};

export const LoadedAgain: Story = {
  tags: ['!dev'],
  parameters: {
    proves: 'Invitations that could not be loaded can be loaded again; the list of companies stays',
  },
  render: function Failing(args) {
    const [api] = useState(() => {
      const answers: unknown[] = [new ApiError('InternalError', 'Broken', 500)];
      return apiOf({ 'list-own-invitations': () => answers.shift() ?? [invitation] });
    });
    return <MyBusinessPage {...args} api={api} />;
  },
  play: async ({ canvasElement, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your invitations could not be loaded.');
    await expect(await canvas.findByRole('article', { name: '株式会社山本精密工業' })).toBeVisible();
    await press(canvasElement, 'Try again');
    await canvas.findByRole('heading', { name: 'Invitations' });
  },
};
