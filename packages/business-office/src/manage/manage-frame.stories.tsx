import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answer, fakeApi, forever, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import type { OfficeContext } from '@wbn/cards/business/office-context.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { sessionOf } from '@wbn/cards/fixtures/sessions.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { Button } from '@wbn/ui-kit/controls/buttons/button.tsx';
import { TextField } from '@wbn/ui-kit/controls/fields/text-field.tsx';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ManageFrame } from './manage-frame.tsx';

const { businessID } = harbourGear;
const as = (access: BusinessRole) => withSiblings(harbourGear, { session: sessionOf(access) });
const stranger = withSiblings(harbourGear, { session: null });
const apiOf = (answer: Answer) => fakeApi({ 'load-business': answer });
/** Gives the answers in turn, then repeats the last one. */
const inTurn = (...answers: unknown[]): Answer => {
  const left = [...answers];
  return () => (left.length > 1 ? left.shift() : left[0]);
};

/** A screen with a field and with calls that are refused. */
function Screen({ office }: { office: OfficeContext }) {
  const [note, setNote] = useState('');
  const refuse = (code: 'Forbidden' | 'NotFound' | 'PlanLimitReached', status: number) => () =>
    setNote(`told: ${office.fail(new ApiError(code, 'No', status))}`);
  return (
    <div>
      <TextField label="Draft" />
      <Button onClick={refuse('Forbidden', 403)}>Save</Button>
      <Button onClick={refuse('NotFound', 404)}>Delete</Button>
      <Button onClick={refuse('PlanLimitReached', 403)}>Add</Button>
      <p>{note}</p>
    </div>
  );
}

const meta = {
  title: 'Company office/Access to the office',
  component: ManageFrame,
  args: {
    api: apiOf(() => as('owner')),
    id: `Harbour-Gear-${businessID}`,
    screen: 'products',
    children: (office) => <Screen office={office} />,
  },
} satisfies Meta<typeof ManageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Simulates the return to the tab after some seconds. */
const comeBack = async (seconds: number, seen: () => Promise<unknown>) => {
  const { now } = Date;
  Date.now = () => now() + seconds * 1000;
  window.dispatchEvent(new Event('focus'));
  await seen().finally(() => {
    Date.now = now;
  });
};

export const RoleTooLow: Story = {
  parameters: { rows: ['PERM-05'], proves: 'Tells a member what the role allows, and where to go' },
  args: { api: apiOf(() => as('member')), may: ['owner', 'admin'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your role (Member) does not allow this' });
    await expect(canvas.getByText(/Members answer the company's requests/)).toBeVisible();
    await expect(canvas.queryByLabelText('Draft')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to Members' })).toHaveAttribute(
      'href',
      `/business/${businessID}/members`,
    );
  },
};

export const Loading: Story = {
  parameters: { rows: ['BIZ-29'] },
  args: { api: apiOf(forever) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your business...')).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  parameters: { rows: ['RT-17'], proves: 'Says that an address names no company' },
  args: { api: apiOf(() => as('owner')), id: 'no-such-company' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Company not found' });
    await expect(canvas.getByRole('link', { name: 'My Business' })).toHaveAttribute('href', '/my-business');
  },
};

export const Failed: Story = {
  tags: ['!dev'],
  parameters: { proves: 'A company that could not be loaded can be loaded again' },
  render: function Failing(args) {
    const [api] = useState(() => apiOf(inTurn(new ApiError('ServiceUnavailable', 'Busy', 503), as('owner'))));
    return <ManageFrame {...args} api={api} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An unexpected error has occurred');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await canvas.findByRole('heading', { level: 1, name: 'Products' });
  },
};

export const NotAMember: Story = {
  parameters: { proves: 'Shows nothing of the office to somebody who does not work for the company' },
  args: { api: apiOf(() => stranger) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'You do not have access to this company' });
    await expect(canvas.queryByLabelText('Draft')).toBeNull();
  },
};

export const RemovedMeanwhile: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Locks out a removed person at the first refused call' },
  render: function Removed(args) {
    const [api] = useState(() => apiOf(inTurn(as('admin'), stranger)));
    return <ManageFrame {...args} api={api} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You no longer have access to this company',
    );
    await expect(canvas.queryByLabelText('Draft')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'My Business' })).toHaveAttribute('href', '/my-business');
  },
};

export const DemotedMeanwhile: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Tells a person with a lower role so at the first refused call' },
  render: function Demoted(args) {
    const [api] = useState(() => apiOf(inTurn(as('admin'), as('member'))));
    return <ManageFrame {...args} api={api} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByRole('heading', { level: 1, name: 'Your role (Member) does not allow this' });
  },
};

export const NotALockOut: Story = {
  tags: ['!dev'],
  parameters: { proves: 'A full plan and a missing product lock nobody out and keep what is typed' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Draft'), 'Helical');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await canvas.findByText('told: false');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(canvas.getByLabelText('Draft')).toHaveValue('Helical');
  },
};

const visits = { count: 0 };

export const CheckedAgain: Story = {
  tags: ['!dev'],
  parameters: {
    proves:
      'Checks the role again on return to the tab, at most every ten seconds; keeps what is typed until access ends',
  },
  beforeEach: () => {
    visits.count = 0;
  },
  render: function Visited(args) {
    const [api] = useState(() =>
      apiOf(() => {
        visits.count++;
        return visits.count < 3 ? as('owner') : stranger;
      }),
    );
    return <ManageFrame {...args} api={api} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Draft'), 'Helical');
    window.dispatchEvent(new Event('focus'));
    await expect(visits.count).toBe(1);
    await comeBack(11, () => waitFor(() => expect(visits.count).toBe(2)));
    await expect(canvas.getByLabelText('Draft')).toHaveValue('Helical');
    await comeBack(33, () =>
      canvas.findByRole('heading', { level: 1, name: 'You no longer have access to this company' }),
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const InChinese: Story = { globals: { language: 'zh' } };

export const OwnersOnly: Story = {
  parameters: { rows: ['PERM-05'], proves: 'Only the owner sees the membership' },
  args: { api: apiOf(() => as('admin')), screen: 'membership' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your role (Admin) does not allow this' });
    await expect(canvas.queryByLabelText('Draft')).toBeNull();
  },
};
