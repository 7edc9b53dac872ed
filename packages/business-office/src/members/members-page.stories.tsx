import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import {
  type Answer,
  answerTo,
  type FakeInput,
  fakeApi,
  forever,
  withSiblings,
} from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { sessionOf } from '@wbn/cards/fixtures/sessions.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { inviteMember } from '@wbn/contract/business/invitations.ts';
import {
  type BusinessInvitation,
  type BusinessMember,
  changeMemberRole,
} from '@wbn/contract/business/members.ts';
import { sessionStore } from '@wbn/session/browser-session-store.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { MembersPage } from './members-page.tsx';

const { businessID } = harbourGear;
const person = (number: number, name: string, access: BusinessRole): BusinessMember => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    userID: `0193a000-0000-7000-8000-00000000000${number}`,
    firstName,
    lastName,
    access,
    since: `2026-0${number}-14T09:00:00.000Z`,
  };
};
const nadia = person(1, 'Nadia Okafor', 'owner');
const tomas = person(2, 'Tomás Vidal', 'admin');
const mei = person(3, 'Mei Lin', 'member');
const invitation: BusinessInvitation = {
  invitationID: '0193b000-0000-7000-8000-000000000001',
  email: 'sales.office@harbourgear.example',
  access: 'admin',
  invitedBy: 'Nadia Okafor',
  invitedAt: '2026-11-14T09:00:00.000Z',
  expiresAt: '2026-11-28T09:00:00.000Z',
};

/** An API that stores changes to a company and records every request. */
function company(access: BusinessRole, more: Record<string, Answer> = {}) {
  let members = [nadia, tomas, mei];
  let invitations = access === 'owner' ? [invitation] : [];
  const asked: [string, FakeInput][] = [];
  const note =
    (name: string, answer: Answer): Answer =>
    (input) => {
      asked.push([name, input]);
      return answer(input);
    };
  const answers: Record<string, Answer> = {
    'load-business': () => withSiblings(harbourGear, { session: sessionOf(access) }),
    'list-members': () => withSiblings(members, { invitations }),
    'invite-member': answerTo(inviteMember, ({ body }) => {
      invitations = [...invitations, { ...invitation, ...body, invitationID: crypto.randomUUID() }];
      return invitations.at(-1);
    }),
    'revoke-invitation': ({ params }) => {
      invitations = [];
      return params;
    },
    'change-member-role': answerTo(changeMemberRole, ({ params, body }) => {
      members = members.map((one) => (one.userID === params.userID ? { ...one, access: body.access } : one));
      return members[0];
    }),
    'remove-member': ({ params }) => {
      members = members.filter(({ userID }) => userID !== params?.userID);
      return params;
    },
    ...more,
  };
  const noted = Object.entries(answers).map(([name, answer]) => [name, note(name, answer)] as const);
  return { api: fakeApi(Object.fromEntries(noted)), asked };
}

const owned = company('owner');
const meta = {
  title: 'Company office/Members page',
  component: MembersPage,
  args: { api: owned.api, id: businessID },
} satisfies Meta<typeof MembersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvas: ReturnType<typeof within>, name: string, action: string) => {
  const trigger = await canvas.findByLabelText(`Actions for ${name}`);
  await userEvent.click(trigger);
  const menu = within(trigger.closest('details') ?? trigger);
  await userEvent.click(menu.getByRole('button', { name: action }));
  return within(await canvas.findByRole('dialog'));
};

export const ForTheOwner: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '3 people work here' })).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Send again sales.office@harbourgear.example' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tomás Vidal' })).toHaveAttribute(
      'href',
      `/profile/${tomas.userID}`,
    );
  },
};

const inviting = company('owner');
export const Invite: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Refuses a wrong address, sends the invitation and lists it' },
  args: { api: inviting.api },
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText(/Email/);
    await userEvent.type(email, 'not an address');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(canvas.getByText('Enter an email address such as ana@example.com')).toBeVisible();
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('not an address');
    await userEvent.clear(email);
    await userEvent.type(email, 'ana@harbourgear.example');
    const role = canvas.getByLabelText('Role');
    await expect(role).toHaveValue('member');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByRole('button', { name: 'Revoke ana@harbourgear.example' })).toBeVisible();
    const [, input] = inviting.asked.find(([name]) => name === 'invite-member') ?? [];
    await expect(input?.body).toMatchObject({ email: 'ana@harbourgear.example', access: 'member' });
    await expect(input?.body).toHaveProperty('edition', expect.stringMatching(/./));
    await userEvent.selectOptions(role, 'admin');
    await userEvent.type(email, 'eva@harbourgear.example{Enter}');
    await canvas.findByRole('button', { name: 'Revoke eva@harbourgear.example' });
    await expect(canvas.getByLabelText('Role')).toHaveValue('admin');
  },
};

const otherwise = company('owner', {
  'invite-member': answerTo(inviteMember, ({ body }) =>
    body.changeRole
      ? { ...invitation, ...body }
      : new ApiError('Conflict', 'another role', 409, { access: 'is another' }),
  ),
});
export const InvitedAgain: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Asks before a second invitation changes the role of the first' },
  args: { api: otherwise.api },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Email/), `${invitation.email}{Enter}`);
    const dialog = within(await canvas.findByRole('dialog'));
    await expect(dialog.getByText(/changes to Member and is sent again/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change and send' }));
    await expect(await canvas.findByText(`Invitation sent to ${invitation.email}.`)).toBeInTheDocument();
    const sent = otherwise.asked.filter(([name]) => name === 'invite-member').map(([, input]) => input.body);
    await expect(sent).toMatchObject([{ changeRole: false }, { changeRole: true }]);
  },
};

const belonging = company('owner', { 'invite-member': () => new ApiError('Conflict', 'belongs', 409) });
export const InvitedMember: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Says that the invited person is a member already' },
  args: { api: belonging.api },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/Email/), 'mei@harbourgear.example{Enter}');
    await expect(
      await canvas.findByText('mei@harbourgear.example is already a member of this company.'),
    ).toBeInTheDocument();
    await expect(canvas.getByLabelText(/Email/)).toHaveValue('mei@harbourgear.example');
  },
};

const changing = company('owner');
export const ChangeRoleAndRemove: Story = {
  tags: ['!dev'],
  parameters: { proves: "Changes a member's role and removes a member" },
  args: { api: changing.api },
  play: async ({ canvas }) => {
    const question = await choose(canvas, 'Mei Lin', 'Make an admin');
    await userEvent.click(question.getByRole('button', { name: 'Make an admin' }));
    await expect(await canvas.findByText('Mei Lin is now an admin.')).toBeInTheDocument();
    const dialog = await choose(canvas, 'Tomás Vidal', 'Remove from the company');
    await expect(dialog.getByRole('heading', { name: 'Remove Tomás Vidal?' })).toBeVisible();
    await expect(dialog.getByText(/loses access to Harbour Gear/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByRole('heading', { name: '2 people work here' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Tomás Vidal' })).toBeNull();
  },
};

const takingBack = company('owner');
export const WithdrawInvitation: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Withdraws an invitation' },
  args: { api: takingBack.api },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Revoke sales.office/ }));
    await expect(await canvas.findByText('No pending invitations.')).toBeVisible();
  },
};

const lastOwner = company('owner', { 'change-member-role': () => new ApiError('Conflict', 'last', 409) });
export const LastOwner: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Neither removes nor demotes the last owner' },
  args: { api: lastOwner.api },
  play: async ({ canvas }) => {
    const question = await choose(canvas, 'Mei Lin', 'Make an owner');
    await userEvent.click(question.getByRole('button', { name: 'Make an owner' }));
    await expect(
      await canvas.findByText('A company needs an owner. Make someone else an owner first.'),
    ).toBeInTheDocument();
  },
};

const tooOld = company('owner', {
  'hand-over-ownership': () => new ApiError('SignInTooOld', 'confirm', 403),
});
export const TransferNeedsPassword: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Asks for the password before ownership is transferred' },
  args: { api: tooOld.api },
  play: async ({ canvas }) => {
    const question = await choose(canvas, 'Mei Lin', 'Hand over ownership');
    await userEvent.click(question.getByRole('button', { name: 'Hand over' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Confirm that it is you' });
    await expect(within(dialog).getByRole('button', { name: 'Confirm' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

const offer = { fromID: nadia.userID, toID: mei.userID, expiresAt: '2026-12-05T09:00:00.000Z' };
let offered: typeof offer | undefined;
const offering = company('owner', {
  'list-members': () => withSiblings([nadia, tomas, mei], { invitations: [], handOver: offered }),
  'hand-over-ownership': () => {
    offered = offer;
    return offer;
  },
  'revoke-hand-over': ({ params }) => {
    offered = undefined;
    return { businessID: params?.id };
  },
});
export const TransferWithdrawn: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Offers the ownership and withdraws the offer' },
  args: { api: offering.api },
  play: async ({ canvas }) => {
    const question = await choose(canvas, 'Mei Lin', 'Hand over ownership');
    await userEvent.click(question.getByRole('button', { name: 'Hand over' }));
    await expect(await canvas.findByText(/Mei Lin can accept to become the owner until/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(canvas.queryByText(/can accept to become the owner/)).toBeNull());
  },
};

const accepted = fn();
const takingOver = company('member', {
  'list-members': () => withSiblings([nadia, tomas, mei], { invitations: [], handOver: offered }),
  'accept-hand-over': ({ params }) => {
    offered = undefined;
    accepted(params?.id);
    return { businessID: params?.id };
  },
});
export const TransferOffered: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Accepts an offered ownership' },
  args: { api: takingOver.api },
  beforeEach: () => {
    offered = offer;
    const soon = Math.floor(Date.now() / 1000) + 600;
    const expiries = { tokenExpire: soon, refreshTokenExpire: soon };
    sessionStore.save({ userID: mei.userID, token: 'none', refreshToken: 'none', ...expiries });
    return () => {
      offered = undefined;
      sessionStore.clear();
    };
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(
        /Nadia Okafor wants to make you the owner of this company\. You can accept until/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Decline' })).toBeEnabled();
    // Only owners can withdraw the offer.
    await expect(canvas.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept and become the owner' }));
    await waitFor(() => expect(accepted).toHaveBeenCalledWith(businessID));
    await within(canvasElement.ownerDocument.body).findAllByText('You are now the owner of the company.');
    await waitFor(() => expect(canvas.queryByText(/wants to make you the owner/)).toBeNull());
  },
};

const late = { ...invitation, expiresAt: '2026-10-01T09:00:00.000Z' };
const waitingLong = company('owner', {
  'list-members': () => withSiblings([nadia], { invitations: [late] }),
});
export const InvitationExpired: Story = {
  args: { api: waitingLong.api },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/expired on Oct(ober)? 1, 2026|expired on 1 Oct(ober)? 2026/),
    ).toBeVisible();
  },
};

export const ForAMember: Story = {
  args: { api: company('member').api },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '3 people work here' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send invitation' })).toBeNull();
    await expect(canvas.queryByLabelText(/Actions for/)).toBeNull();
  },
};

const removed = company('owner', { 'list-members': () => new ApiError('InternalError', 'no', 500) });
export const Failed: Story = {
  args: { api: removed.api },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('An unexpected error has occurred, please try again.'),
    ).toBeVisible();
  },
};

export const Loading: Story = { args: { api: company('owner', { 'list-members': forever }).api } };
export const InChinese: Story = { globals: { language: 'zh' } };
