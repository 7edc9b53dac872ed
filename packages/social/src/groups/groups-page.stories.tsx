import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { groupApi, groupOf, privateGroup } from '../fixtures/groups.ts';
import { nadia } from '../fixtures/posts.ts';
import { signInNadia } from '../fixtures/sign-in.ts';
import { RelationApi } from '../relations/relation-api.ts';
import { GroupsPage } from './groups-page.tsx';
import { OwnGroups } from './own-groups.tsx';

const address = { search: '', industry: '', country: '', page: 1 };
const groups = [
  groupOf(1),
  groupOf(3, { memberCount: 1, country: undefined }),
  // Strangers get no number of members of a private group.
  { ...privateGroup, session: undefined },
];

const meta = {
  title: 'Groups/Groups page',
  component: GroupsPage,
  args: {
    address,
    found: { items: groups, total: 3 },
    industries: [{ value: '0006', text: 'Power Transmission' }],
    countries: [{ value: 'AU', text: 'Australia' }],
  },
  parameters: { route: { path: '/groups', at: '/groups' } },
} satisfies Meta<typeof GroupsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  parameters: {
    rows: ['GRP-06', 'GRP-03'],
    proves: 'Words, industry and country; a private group without number of members',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('3 groups')).toBeVisible();
    for (const name of ['Words', 'Industry', 'Country'])
      await expect(canvas.getByLabelText(name)).toBeVisible();
    const [first, second, hidden] = canvas.getAllByRole('article');
    await expect(within(first as HTMLElement).getByText('1,284 members')).toBeVisible();
    await expect(within(second as HTMLElement).getByText('1 member')).toBeVisible();
    await expect(within(second as HTMLElement).getByText('Global')).toBeVisible();
    await expect(within(hidden as HTMLElement).getByText('Private')).toBeVisible();
    await expect(within(hidden as HTMLElement).queryByText(/member/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Start a group' })).toHaveAttribute(
      'href',
      '/groups/found',
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const LastPage: Story = {
  args: { address: { ...address, search: 'gear', page: 2 }, found: { items: groups, total: 23 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Words')).toHaveValue('gear');
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/groups?search=gear',
    );
    await expect(canvas.getByText('There are no more groups.')).toBeVisible();
  },
};

export const Empty: Story = { args: { found: { items: [], total: 0 } } };

export const NothingFits: Story = {
  args: { address: { ...address, search: 'zzz' }, found: { items: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No group fits')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all groups' })).toHaveAttribute('href', '/groups');
  },
};

export const BeyondTheEnd: Story = {
  args: { address: { ...address, page: 9 }, found: { items: [], total: 23 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the first page' })).toHaveAttribute('href', '/groups');
  },
};

export const Failed: Story = {
  args: { found: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The groups could not be loaded.');
  },
};

const join = fn();
const invited = { group: groupOf(4), invitedBy: nadia, invitedAt: '2026-11-20T08:00:00.000Z' };

export const ForAMember: Story = {
  parameters: {
    rows: ['GRP-03'],
    proves: 'Invitations and own groups stand above the list; an invitation is accepted in place',
  },
  beforeEach: signInNadia,
  render: function WithOwn(args) {
    let isInvited = true;
    const api = groupApi({
      'list-own-groups': () => ({ items: [groupOf(5, { role: 'owner' }), groupOf(6)], total: 2 }),
      'list-own-group-invitations': () => (isInvited ? [invited] : []),
      'join-group': ({ params }) => {
        join(params?.id);
        isInvited = false;
        return { groupID: params?.id, userID: nadia.authorID };
      },
    });
    return (
      <RelationApi value={api}>
        <GroupsPage {...args} own={<OwnGroups api={api} />} />
      </RelationApi>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(`${nadia.name} invites you`);
    await expect(canvas.getByText('Owner')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join Gear makers 4' }));
    await within(canvasElement.ownerDocument.body).findByText('You are a member of Gear makers 4.');
    await expect(join).toHaveBeenCalledWith(invited.group.groupID);
    await waitFor(() => expect(canvas.queryByText(`${nadia.name} invites you`)).toBeNull());
  },
};

export const OwnFailed: Story = {
  tags: ['!dev'],
  beforeEach: signInNadia,
  render: (args) => {
    const api = groupApi({
      'list-own-groups': () => new ApiError('ServiceUnavailable', 'Busy', 503),
      'list-own-group-invitations': () => [],
    });
    return <GroupsPage {...args} own={<OwnGroups api={api} />} />;
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Your groups could not be loaded.');
    await expect(canvas.getByText('3 groups')).toBeVisible();
  },
};
