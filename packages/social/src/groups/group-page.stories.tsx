import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever } from '@wbn/api-client/testing/fake-api.ts';
import type { Group } from '@wbn/contract/groups/group.ts';
import { sessionStore } from '@wbn/session/browser-session-store.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  groupApi,
  groupTimeline,
  handOverOf,
  openGroup,
  openToJoin,
  ownGroup,
  ownPrivateGroup,
  privateGroup,
} from '../fixtures/groups.ts';
import { nadia, postIdOf, postOf, weiWang } from '../fixtures/posts.ts';
import { signInNadia } from '../fixtures/sign-in.ts';
import { RelationApi } from '../relations/relation-api.ts';
import { LiveGroup } from './live-group.tsx';
import { VisitorGroup } from './visitor-group.tsx';

const meta = {
  title: 'Groups/Group page',
  component: LiveGroup,
  args: {
    api: groupApi(),
    groupID: openGroup.groupID,
    visitors: <VisitorGroup group={openGroup} timeline={groupTimeline} after={undefined} />,
  },
  beforeEach: signInNadia,
  decorators: [
    (Inner, { args }) => (
      <RelationApi value={args.api}>
        <Inner />
      </RelationApi>
    ),
  ],
} satisfies Meta<typeof LiveGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const toastsOf = (root: HTMLElement) => within(root.ownerDocument.body);
const reply = { groupID: openGroup.groupID, userID: nadia.authorID };

export const ForVisitors: Story = {
  parameters: {
    rows: ['GRP-02', 'GRP-05'],
    proves: 'Purpose, rules and posts with the pinned one first; joining leads to the login',
  },
  beforeEach: () => sessionStore.clear(),
  render: () => (
    <VisitorGroup
      group={openGroup}
      timeline={{ ...groupTimeline, nextID: postIdOf(20) }}
      after={postIdOf(30)}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('Read the rules before your first post.');
    await expect(second).toHaveTextContent('Test record 21');
    // The name of the group stands above.
    await expect(canvas.queryByText(`in ${openGroup.name}`)).toBeNull();
    await expect(canvas.getByText(/No price lists/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join' }).getAttribute('href')).toMatch(/login/);
    await expect(canvas.getByRole('link', { name: 'Older posts' }).getAttribute('href')).toMatch(
      new RegExp(`\\?after=${postIdOf(20)}$`),
    );
    await expect(canvas.getByRole('link', { name: 'Newest posts' })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const PrivateForVisitors: Story = {
  parameters: { rows: ['GRP-03'], proves: 'A stranger sees name and purpose only' },
  beforeEach: () => sessionStore.clear(),
  render: () => <VisitorGroup group={privateGroup} timeline={undefined} after={undefined} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('This group is private')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask to join' })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.queryByText(/member$|members$/)).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const join = fn();

export const Joined: Story = {
  tags: ['!dev'],
  parameters: { rows: ['GRP-02'], proves: 'One click joins an open group; then there is a post box' },
  render: function Joining() {
    let group: Group = openToJoin;
    const api = groupApi({
      'load-group': () => group,
      'load-group-timeline': () => ({ ...groupTimeline, mayPost: group === ownGroup }),
      'join-group': ({ params, body }) => {
        join(params?.id, body);
        group = ownGroup;
        return reply;
      },
    });
    return (
      <RelationApi value={api}>
        <LiveGroup api={api} groupID={openGroup.groupID} visitors={null} />
      </RelationApi>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('form', { name: 'Write a post' })).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: 'Join' }));
    await toastsOf(canvasElement).findByText(`You are a member of ${openGroup.name}.`);
    await expect(join).toHaveBeenCalledWith(openGroup.groupID, {});
    await canvas.findByRole('form', { name: 'Write a post' });
    await expect(canvas.getByRole('textbox', { name: 'Write a post' })).toHaveAttribute(
      'placeholder',
      `Write to the members of ${openGroup.name}`,
    );
  },
};

const pin = fn();

export const Pinned: Story = {
  parameters: {
    rows: ['GRP-05', 'GRP-04'],
    proves: 'Who looks after the group pins a post and has links to its screens',
  },
  args: {
    api: groupApi({
      'load-group': () => ownPrivateGroup,
      'load-group-timeline': () => ({ ...groupTimeline, mayPost: true }),
      'pin-post': ({ body }) => {
        pin(body);
        return body;
      },
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    const screens = within(await canvas.findByRole('navigation', { name: 'Screens of the group' }));
    await expect(screens.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Posts',
      'Members',
      'Requests (2)',
      'Invitations',
      'Banned',
      'Settings',
    ]);
    const post = (await canvas.findByText(/^Test record 21/)).closest('article') as HTMLElement;
    await userEvent.click(post.querySelector('summary[aria-label="More about this post"]') as HTMLElement);
    await userEvent.click(within(post).getByRole('button', { name: 'Pin to the top' }));
    await toastsOf(canvasElement).findByText('Post pinned');
    await expect(pin).toHaveBeenCalledWith({ postID: postIdOf(21) });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnlyRead: Story = {
  tags: ['!dev'],
  parameters: { rows: ['GRP-05'], proves: 'Who is not a member reads comments and writes none' },
  args: {
    api: groupApi({
      'load-group-timeline': () => ({
        items: [
          postOf(21, {
            timelineID: openGroup.groupID,
            timelineType: 'group',
            groupName: openGroup.name,
            session: { mayEdit: false, mayRemove: false, mayRespond: false },
          }),
        ],
        mayPost: false,
      }),
      'list-comments': () => ({ data: { comments: [], commentCount: 0, talkCount: 0 } }),
    }),
  },
  play: async ({ canvas }) => {
    const post = within(await canvas.findByRole('article'));
    await expect(post.queryByRole('button', { name: /^Like/ })).toBeNull();
    await userEvent.click(post.getByRole('button', { name: '0 comments' }));
    await expect(await post.findByText('Only members of the group comment.')).toBeVisible();
    await expect(post.queryByRole('textbox')).toBeNull();
  },
};

const ask = fn();

export const Asked: Story = {
  tags: ['!dev'],
  parameters: { rows: ['GRP-03'], proves: 'A request to join carries a message and can be withdrawn' },
  render: function Asking() {
    let isRequested = false;
    const api = groupApi({
      'load-group': () => ({
        ...privateGroup,
        session: { ...privateGroup.session, isRequested, mayRequest: !isRequested },
      }),
      'request-to-join-group': ({ body }) => {
        ask(body);
        isRequested = true;
        return reply;
      },
      'withdraw-group-request': () => {
        isRequested = false;
        return reply;
      },
    });
    return (
      <RelationApi value={api}>
        <LiveGroup api={api} groupID={privateGroup.groupID} visitors={null} />
      </RelationApi>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask to join' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Message/), 'I buy 40 t a month.');
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(ask).toHaveBeenCalledWith({ message: 'I buy 40 t a month.' }));
    await userEvent.click(await canvas.findByText('Requested'));
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw request' }));
    await toastsOf(canvasElement).findByText('Request withdrawn');
    await canvas.findByRole('button', { name: 'Ask to join' });
  },
};

export const LastOwnerLeaves: Story = {
  tags: ['!dev'],
  parameters: { rows: ['GRP-04'], proves: 'The only owner is told to hand over or close' },
  args: {
    api: groupApi({
      'load-group': () => ownGroup,
      'leave-group': () => new ApiError('Conflict', 'Last owner', 409),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Owner');
    await userEvent.click(
      canvasElement.querySelector('summary[aria-label="More about this group"]') as HTMLElement,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the group' }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave the group' }));
    await toastsOf(canvasElement).findByText(/^You are the only owner/);
  },
};

const answered = fn((_call: string): void => undefined);
const handingOver = (isForViewer: boolean): Group => ({
  ...ownGroup,
  role: isForViewer ? 'member' : 'owner',
  session: {
    ...openToJoin.session,
    ...ownGroup.session,
    ...(isForViewer && { role: 'member', mayManage: false }),
    handOver: handOverOf(isForViewer),
  } as NonNullable<Group['session']>,
});
const handOverApi = (isForViewer: boolean) => {
  const answer = (name: string) => () => {
    answered(name);
    return { groupID: openGroup.groupID };
  };
  return groupApi({
    'load-group': () => handingOver(isForViewer),
    'accept-group-hand-over': answer('accept'),
    'decline-group-hand-over': answer('decline'),
    'revoke-group-hand-over': answer('revoke'),
  });
};

const sendReport = fn((_body: unknown): void => undefined);

export const Reported: Story = {
  tags: ['!dev'],
  args: {
    api: groupApi({
      'report-resource': ({ body }) => {
        sendReport(body);
        return {
          reportID: openGroup.groupID,
          resourceID: openGroup.groupID,
          resourceType: 'group',
          ownerName: openGroup.name,
          reason: 'spam',
          state: 'open',
          createdAt: '2026-11-20T08:00:00.000Z',
        };
      },
    }),
  },
  parameters: { rows: ['GRP-12'], proves: 'Whoever is not an owner reports a group from its menu' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Join' });
    const menu = canvasElement.querySelector('summary[aria-label="More about this group"]') as HTMLElement;
    await userEvent.click(menu);
    await userEvent.click(within(menu.parentElement as HTMLElement).getByRole('button', { name: 'Report' }));
    const dialog = within(await toastsOf(canvasElement).findByRole('dialog', { name: 'Report this group' }));
    await userEvent.click(dialog.getByLabelText('Unwanted advertising'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await toastsOf(canvasElement).findByText('Thank you for your report');
    await expect(sendReport).toHaveBeenCalledWith(
      expect.objectContaining({ resourceID: openGroup.groupID, resourceType: 'group', reason: 'spam' }),
    );
    await userEvent.click(toastsOf(canvasElement).getByRole('button', { name: 'Close' }));
  },
};

const askNames = fn((_query: unknown): void => undefined);

export const MentionsMembers: Story = {
  tags: ['!dev'],
  args: {
    api: groupApi({
      'load-group': () => ownGroup,
      'load-group-timeline': () => ({ ...groupTimeline, mayPost: true }),
      'list-mention-candidates': ({ query }) => {
        askNames(query);
        return [weiWang];
      },
    }),
  },
  parameters: { rows: ['GRP-11'], proves: 'An @ in the post box of a group asks for names of its members' },
  play: async ({ canvas }) => {
    askNames.mockClear();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Write a post' }), '@We');
    await expect(await canvas.findByRole('option', { name: new RegExp(weiWang.name) })).toBeVisible();
    await expect(askNames).toHaveBeenCalledWith(
      expect.objectContaining({ search: 'We', groupID: openGroup.groupID }),
    );
  },
};

export const AskedToTakeOver: Story = {
  args: { api: handOverApi(true) },
  parameters: {
    rows: ['GRP-10'],
    proves: 'Who is asked to take a group over accepts or declines on its page',
  },
  play: async ({ canvas, canvasElement }) => {
    answered.mockClear();
    await canvas.findByText(`${nadia.name} asks you to take over this group`);
    await userEvent.click(canvas.getByRole('button', { name: 'Take over the group' }));
    await toastsOf(canvasElement).findByText(`You are now the owner of ${openGroup.name}.`);
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await toastsOf(canvasElement).findByText('Hand-over declined');
    await expect(answered.mock.calls).toEqual([['accept'], ['decline']]);
  },
};

export const HandOverWaits: Story = {
  args: { api: handOverApi(false) },
  parameters: { rows: ['GRP-10'], proves: 'The owner sees whom they asked until when, and takes it back' },
  play: async ({ canvas, canvasElement }) => {
    answered.mockClear();
    await canvas.findByText(`${weiWang.name} is asked to take over this group`);
    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await toastsOf(canvasElement).findByText('Hand-over taken back');
    await expect(answered.mock.calls).toEqual([['revoke']]);
  },
};

export const Loading: Story = { args: { api: groupApi({ 'load-group': forever }) } };

export const NoPosts: Story = {
  args: {
    api: groupApi({
      'load-group': () => ownGroup,
      'load-group-timeline': () => ({ items: [], mayPost: true }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing has been posted here yet.')).toBeVisible();
  },
};

export const Gone: Story = {
  args: { api: groupApi({ 'load-group': () => new ApiError('NotFound', 'Closed', 404) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This group does not exist')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { api: groupApi({ 'load-group': () => new ApiError('ServiceUnavailable', 'Busy', 503) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The group could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
