import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever } from '@wbn/api-client/testing/fake-api.ts';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  groupApi,
  groupMembers,
  handOverOf,
  openToJoin,
  ownGroup,
  ownPrivateGroup,
} from '../fixtures/groups.ts';
import { harbour, nadia, weiWang } from '../fixtures/posts.ts';
import { signInNadia } from '../fixtures/sign-in.ts';
import { GroupOfficePage } from './group-office-page.tsx';

const { groupID } = ownGroup;
const sent = fn();
const answer = (name: string, data: unknown) => ({
  [name]: ({ params, body }: { params?: unknown; body?: unknown }) => {
    sent(name, params, body);
    return data;
  },
});
const person = { groupID, userID: weiWang.authorID };
const requests = [
  {
    userID: weiWang.authorID,
    name: weiWang.name,
    author: weiWang,
    message: 'We forge rings up to 3 m.',
    requestedAt: '2026-11-20T08:00:00.000Z',
  },
  {
    userID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f77',
    name: 'Callum Brierty',
    author: harbour,
    requestedAt: '2026-11-19T08:00:00.000Z',
  },
];
const api = groupApi({
  'load-group': () => ownPrivateGroup,
  'list-group-members': ({ query }) =>
    query?.search ? { items: [] } : query?.nextID ? { items: groupMembers.slice(2) } : firstMembers,
  'list-group-requests': () => ({ items: requests }),
  'list-group-invitations': () => ({
    items: [{ person: weiWang, invitedBy: nadia, invitedAt: '2026-11-20T08:00:00.000Z' }],
  }),
  'list-group-bans': () => ({ items: [{ person: weiWang, bannedAt: '2026-11-20T08:00:00.000Z' }] }),
  'list-mention-candidates': () => [weiWang, harbour],
  ...answer('decide-group-request', person),
  ...answer('change-group-role', { ...groupMembers[1], role: 'moderator' }),
  ...answer('hand-over-group', handOverOf(false)),
  ...answer('ban-from-group', person),
  ...answer('unban-from-group', person),
  ...answer('invite-to-group', person),
  ...answer('revoke-group-invitation', person),
  ...answer('close-group', { groupID }),
  ...answer('save-group', { ...ownPrivateGroup, version: 4, purpose: 'Steel' }),
});
const firstMembers = { items: groupMembers.slice(0, 2), nextID: 'the-second-page' };

/** Shows the address that a screen opens. */
function Page(props: Parameters<typeof GroupOfficePage>[0]) {
  const { pathname } = useLocation();
  return pathname === '/group/x' ? <GroupOfficePage {...props} /> : <p>Now at {pathname}</p>;
}

const meta = {
  title: 'Groups/Group screens',
  component: GroupOfficePage,
  args: { api, groupID, screen: 'members' },
  parameters: { route: { at: '/group/x' } },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    sent.mockReset();
    localStorage.removeItem(`wbn-group-draft-${nadia.authorID}-${groupID}`);
    return signInNadia();
  },
} satisfies Meta<typeof GroupOfficePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const toastsOf = (root: HTMLElement) => within(root.ownerDocument.body);
const openMenu = async (root: HTMLElement, name: string) => {
  const summary = await waitFor(() => {
    const found = root.querySelector(`summary[aria-label="Actions for ${name}"]`);
    if (!found) throw new Error(`No actions for ${name}`);
    return found as HTMLElement;
  });
  await userEvent.click(summary);
};

export const Members: Story = {
  parameters: {
    rows: ['GRP-04'],
    proves: 'Roles, handing over and banning with the posts; the list loads more and ends',
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('You');
    await openMenu(canvasElement, weiWang.name);
    for (const name of ['Make owner', 'Make moderator', 'Hand over the group', 'Remove', 'Ban'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make moderator' }));
    let dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Make moderator' }));
    await toastsOf(canvasElement).findByText(`${weiWang.name} is now a moderator.`);
    await openMenu(canvasElement, weiWang.name);
    await userEvent.click(canvas.getByRole('button', { name: 'Ban' }));
    dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Ban' }));
    await toastsOf(canvasElement).findByText(`${weiWang.name} is banned.`);
    await openMenu(canvasElement, weiWang.name);
    await userEvent.click(canvas.getByRole('button', { name: 'Hand over the group' }));
    dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Hand over the group' }));
    await toastsOf(canvasElement).findByText(`${weiWang.name} is asked to take over the group.`);
    const params = { id: groupID, userID: weiWang.authorID };
    await expect(sent.mock.calls).toEqual([
      ['change-group-role', params, { role: 'moderator' }],
      ['ban-from-group', { id: groupID }, { userID: weiWang.authorID, removePosts: true }],
      ['hand-over-group', { id: groupID }, { userID: weiWang.authorID }],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText(/^Callum Brierty · Moderator/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const MemberNotFound: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Find a member'), 'zz');
    await canvas.findByText('No member has this name');
  },
};

export const Requests: Story = {
  args: { screen: 'requests' },
  parameters: { rows: ['GRP-03', 'GRP-04'], proves: 'Requests are accepted and declined in place' },
  play: async ({ canvas }) => {
    await canvas.findByText('We forge rings up to 3 m.');
    await userEvent.click(canvas.getByRole('button', { name: `Accept ${weiWang.name}` }));
    await waitFor(() => expect(canvas.getByText('Accepted').closest('[tabindex]')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Decline Callum Brierty' }));
    await canvas.findByText('Declined');
    await expect(sent.mock.calls.map(([, , body]) => body)).toEqual([
      { decision: 'accept' },
      { decision: 'decline' },
    ]);
  },
};

export const Invitations: Story = {
  args: { screen: 'invitations' },
  parameters: { rows: ['GRP-03'], proves: 'People are invited by name and an invitation is revoked' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Invite ${weiWang.name}` }));
    await canvas.findByText('Invited');
    // Companies are not invited: their people are.
    await expect(canvas.queryByRole('button', { name: `Invite ${harbour.name}` })).toBeNull();
    await userEvent.click(
      await canvas.findByRole('button', { name: `Revoke the invitation of ${weiWang.name}` }),
    );
    await canvas.findByText('Revoked');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Bans: Story = {
  args: { screen: 'bans' },
  parameters: { rows: ['GRP-04'], proves: 'A ban is ended' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `End the ban of ${weiWang.name}` }));
    await canvas.findByText('Ban ended');
  },
};

export const NoBans: Story = {
  args: {
    screen: 'bans',
    api: groupApi({ 'load-group': () => ownGroup, 'list-group-bans': () => ({ items: [] }) }),
  },
};

export const Settings: Story = {
  args: { screen: 'settings' },
  parameters: {
    rows: ['GRP-01'],
    proves: 'The form of a new group edits one; a private group cannot be opened',
  },
  play: async ({ canvas, canvasElement }) => {
    const purpose = await canvas.findByLabelText(/^Purpose/);
    await expect(canvas.getByRole('radio', { name: /^Open/ })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: /^Private/ })).toBeChecked();
    await waitFor(() => expect(canvas.getByLabelText(/^Industry/)).toHaveValue('0006'));
    await userEvent.clear(purpose);
    await userEvent.type(purpose, 'Steel');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await toastsOf(canvasElement).findByText('Group saved');
    await expect(sent).toHaveBeenCalledWith(
      'save-group',
      { id: groupID },
      expect.objectContaining({ purpose: 'Steel', version: 3, country: 'AU', access: 'private' }),
    );
    await canvas.findByText(/^Now at \/group\/Gear-makers/);
  },
};

export const Closed: Story = {
  tags: ['!dev'],
  args: { screen: 'settings' },
  parameters: { rows: ['GRP-04'], proves: 'A group is closed after a question' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the group' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close the group' }));
    await toastsOf(canvasElement).findByText(`${ownGroup.name} is closed.`);
    await canvas.findByText('Now at /groups');
  },
};

export const Loading: Story = { args: { api: groupApi({ 'load-group': forever }) } };

export const NotForThisMember: Story = {
  args: { screen: 'settings', api: groupApi({ 'load-group': () => openToJoin }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page is for those who look after the group')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { api: groupApi({ 'load-group': () => new ApiError('ServiceUnavailable', 'Busy', 503) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
