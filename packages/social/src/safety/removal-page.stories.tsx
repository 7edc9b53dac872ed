import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { answerTo, fakeApi } from '@wbn/api-client/testing/fake-api.ts';
import {
  loadAccountDecision,
  loadRemoval,
  objectToRemoval,
  type Removal,
} from '@wbn/contract/social/removals.ts';
import { expect, userEvent } from 'storybook/test';
import { RemovalPage } from './removal-page.tsx';

const removed: Removal = {
  removalID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f02',
  resourceID: '01939b30-11aa-7c44-8e21-5b0c7d9e1f03',
  resourceType: 'post',
  content: 'Certified by everybody,\ndelivered yesterday.',
  reason: 'false-claims',
  measures: [{ kind: 'remove', of: 'post', state: 'active' }],
  state: 'removed',
  decidedAt: '2026-11-20T09:30:00.000Z',
  objectUntil: '2027-05-20T09:30:00.000Z',
};
const objection = { content: 'The certificate is on our page.', createdAt: '2026-11-21T09:30:00.000Z' };
const lifted: Partial<Removal> = { state: 'restored', objectUntil: undefined, measures: [] };
const apiOf = (
  removal: Removal,
  send: () => unknown = () => ({ ...removal, objection, objectUntil: undefined }),
) =>
  fakeApi({
    'load-removal': answerTo(loadRemoval, () => removal),
    'load-account-decision': answerTo(loadAccountDecision, () => removal),
    'object-to-removal': answerTo(objectToRemoval, send as () => Removal),
  });

const meta = {
  title: 'Contacts/Removal page',
  component: RemovalPage,
  args: { api: apiOf(removed), removalID: removed.removalID },
} satisfies Meta<typeof RemovalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Removed: Story = {};

export const MakeObjection: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await canvas.findByText('An operator removed your post on 20 Nov 2026.');
    await expect(canvas.getByText('False claims: certificates, address, capacity')).toBeVisible();
    await expect(canvas.getByText(/is lawful, true, accurate and not misleading/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the objection' }));
    await expect(canvas.getByText('Say why the decision is wrong.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Why the decision is wrong/), objection.content);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the objection' }));
    await canvas.findByText('Your objection, sent on 21 Nov 2026');
    await expect(canvas.getByText(/Your objection is waiting for review/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NotSent: Story = {
  tags: ['!dev'],
  args: { api: apiOf(removed, () => new ApiError('ServiceUnavailable', 'Busy', 503)) },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(/^Why the decision is wrong/);
    await userEvent.type(field, 'We hold it');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the objection' }));
    await canvas.findByText(/could not be sent/);
    await expect(field).toHaveValue('We hold it');
  },
};

export const Confirmed: Story = {
  args: {
    api: apiOf({
      ...removed,
      objectUntil: undefined,
      objection: {
        ...objection,
        answeredAt: '2026-11-22T09:30:00.000Z',
        outcome: 'confirmed',
        answer: 'The certificate names another company.',
      },
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Reviewed on 22 Nov 2026: the decision is confirmed.');
  },
};

export const Restored: Story = {
  args: { api: apiOf({ ...removed, ...lifted }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Your post was restored on 20 Nov 2026.');
    await expect(canvas.getByRole('link', { name: 'See it' })).toHaveAttribute(
      'href',
      `/post/${removed.resourceID}`,
    );
  },
};

const company: Removal = {
  ...removed,
  resourceType: 'business',
  content: 'Harbour Gear',
  measures: [{ kind: 'suspend', of: 'business', state: 'active' }],
};
const until = '2027-01-31T23:59:59.000Z';
const takenOff: Removal = {
  ...company,
  until,
  measures: [{ kind: 'suspend', of: 'business', until, state: 'active' }],
};

export const CompanyTakenOff: Story = {
  args: { api: apiOf(takenOff) },
  parameters: { rows: ['SAN-01', 'SAN-02'] },
  play: async ({ canvas }) => {
    await canvas.findByText(/^An operator took Harbour Gear off the site on 20 Nov 2026\./);
    await expect(canvas.getByText('False claims: certificates, address, capacity')).toBeVisible();
    await expect(canvas.getByText('The rule: clause 8.3 of the terms')).toBeVisible();
    await expect(canvas.getByText(/^Until 31 Jan 2027\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send the objection' }));
    await expect(canvas.getByText('Say why the decision is wrong.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Why the decision is wrong/), objection.content);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the objection' }));
    await canvas.findByText('Your objection, sent on 21 Nov 2026');
  },
};

export const PersonSuspended: Story = {
  tags: ['!dev'],
  args: {
    api: apiOf({
      ...removed,
      ...{ resourceType: 'user', content: 'Ana Rossi' },
      measures: [{ kind: 'mute', of: 'user', until, state: 'active' }],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/your account may not write, follow or ask for connections/);
    await expect(canvas.queryByText('What you wrote')).toBeNull();
  },
};

export const GroupHidden: Story = {
  parameters: { rows: ['GRP-12', 'SAN-01'] },
  args: {
    api: apiOf({
      ...removed,
      ...{ resourceType: 'group', content: 'Cheap certificates' },
      measures: [{ kind: 'hide', of: 'group', state: 'active' }],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^An operator hid the group Cheap certificates on 20 Nov 2026\./);
    await expect(canvas.getByText('Until an operator decides otherwise.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send the objection' })).toBeVisible();
  },
};

/** A text, its writer and the company in whose name it was written, in one decision. */
export const SeveralMeasures: Story = {
  parameters: { rows: ['STF-20'] },
  args: {
    api: apiOf({
      ...removed,
      reply: 'Two customers have sent us the certificate, and its number belongs to another company.',
      measures: [
        { kind: 'remove', of: 'post', state: 'active' },
        { kind: 'mute', of: 'user', until, state: 'active' },
        { kind: 'suspend', of: 'business', until, state: 'active' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('An operator removed your post on 20 Nov 2026.');
    await expect(canvas.getByText(/your account may not write/)).toBeVisible();
    await expect(canvas.getByText(/^An operator took your company off the site/)).toBeVisible();
    await expect(canvas.getByText(/^Two customers have sent us the certificate/)).toBeVisible();
  },
};

/** Whoever cannot log in reads the decision by the link of the mail. */
export const AccountSuspended: Story = {
  parameters: { rows: ['STF-21'] },
  args: {
    mailKey: 'secret',
    api: apiOf({
      ...removed,
      ...{ resourceType: 'user', content: 'Ana Rossi' },
      measures: [{ kind: 'suspend', of: 'user', until, state: 'active' }],
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^An operator suspended your account on 20 Nov 2026\./);
    await expect(canvas.getByText(/^Until 31 Jan 2027\. Then you can log in again\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send the objection' })).toBeVisible();
  },
};

export const CompanyBack: Story = {
  tags: ['!dev'],
  args: { api: apiOf({ ...company, ...lifted }) },
  play: async ({ canvas }) => {
    await canvas.findByText('The decision about Harbour Gear was lifted on 20 Nov 2026.');
  },
};

export const CompanyOver: Story = {
  tags: ['!dev'],
  args: {
    api: apiOf({
      ...takenOff,
      ...{ state: 'over', objectUntil: undefined },
      measures: [{ kind: 'suspend', of: 'business', until, state: 'over' }],
    }),
  },
  parameters: { rows: ['SAN-04'], proves: 'Says that the time is over, and takes no objection any more' },
  play: async ({ canvas }) => {
    await canvas.findByText(/^The time of the decision about Harbour Gear was over on 31 Jan 2027\./);
    await expect(canvas.queryByRole('button', { name: 'Send the objection' })).toBeNull();
  },
};

export const Gone: Story = {
  args: { api: fakeApi({ 'load-removal': () => new ApiError('NotFound', 'Nothing', 404) }) },
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing to see here');
  },
};

export const InChinese: Story = { globals: { language: 'zh' } };
