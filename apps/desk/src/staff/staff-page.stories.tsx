import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answers, forever, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import type { Colleague, StaffInvitation } from '@wbn/contract/desk/staff.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inDesk, sampleStaff } from '../testing/desk-story.tsx';
import { StaffPage } from './staff-page.tsx';

const vera: Colleague = {
  ...{ staffID: sampleStaff().staffID, name: 'Vera Moss', email: 'vera@wbn.example', role: 'administrator' },
  ...{ since: '2026-01-12T09:00:00.000Z', lastSeenAt: '2026-11-30T14:52:00.000Z', mayChange: false },
};
const ken: Colleague = {
  ...{ staffID: '01939b30-11aa-7c44-8e21-5b0c7d9e1a02', name: 'Ken Adeyemi', email: 'ken@wbn.example' },
  ...{ role: 'moderator', editions: ['chile', 'peru'], kinds: ['report', 'objection'] },
  ...{ since: '2026-03-02T09:00:00.000Z', mayChange: true },
};
const invitation: StaffInvitation = {
  ...{ invitationID: '01939b30-11aa-7c44-8e21-5b0c7d9e1a03', email: 'lucia@wbn.example', role: 'support' },
  ...{ invitedBy: 'Vera Moss', createdAt: '2026-11-28T09:00:00.000Z', expiresAt: '2026-12-05T09:00:00.000Z' },
  mayChange: true,
};

const sent = fn();
const record = (name: string) => (input: unknown) => {
  sent(name, input);
  return name === 'change-staff' ? ken : invitation;
};

const list = (colleagues: readonly Colleague[], invitations: readonly StaffInvitation[]) => () =>
  withSiblings(colleagues, { invitations });

const answers = (): Answers => ({
  'list-staff': ({ query }) =>
    (query as { state?: string }).state === 'left' ? list([], [])() : list([vera, ken], [invitation])(),
  'invite-staff': record('invite-staff'),
  'change-staff': record('change-staff'),
  'end-staff': record('end-staff'),
  'renew-staff-invitation': record('renew-staff-invitation'),
  'withdraw-staff-invitation': record('withdraw-staff-invitation'),
});

const meta = {
  title: 'Desk/Staff',
  component: StaffPage,
  decorators: [inDesk({ answers, role: 'administrator' })],
  beforeEach: () => {
    localStorage.clear();
    sent.mockClear();
  },
} satisfies Meta<typeof StaffPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invite: Story = {
  parameters: { rows: ['STF-14'], proves: 'Only roles below the own one; editions narrow the place' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }));
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'noor@wbn.example');
    const role = canvas.getByRole('combobox', { name: 'Role' });
    await expect(within(role).queryByRole('option', { name: 'Administrator' })).toBeNull();
    await userEvent.selectOptions(role, 'moderator');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Editions' }), 'Chile{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    const body = { email: 'noor@wbn.example', language: 'en', role: 'moderator', editions: ['chile'] };
    await waitFor(() => expect(sent).toHaveBeenCalledWith('invite-staff', expect.objectContaining({ body })));
    await expect(canvas.getByRole('textbox', { name: /Email/ })).toHaveValue('');
  },
};

export const ChangeAndEnd: Story = {
  parameters: { rows: ['STF-15', 'STF-16'] },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText('Ken Adeyemi')).toBeVisible();
    await expect(canvas.queryByLabelText('Actions for Vera Moss')).toBeNull();
    await userEvent.click(canvas.getByLabelText('Actions for Ken Adeyemi'));
    await userEvent.click(canvas.getByRole('button', { name: 'Change role' }));
    const dialog = within(await page.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'support');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const change = { body: { role: 'support', editions: ['chile', 'peru'] } };
    await waitFor(() => expect(sent).toHaveBeenCalledWith('change-staff', expect.objectContaining(change)));
    await userEvent.click(canvas.getByLabelText('Actions for Ken Adeyemi'));
    await userEvent.click(canvas.getByRole('button', { name: 'End' }));
    const question = within(await page.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'End' }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('end-staff', expect.anything()));
  },
};

export const Invitations: Story = {
  parameters: { rows: ['STF-14'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Send again/ }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('renew-staff-invitation', expect.anything()));
    await userEvent.click(canvas.getByRole('button', { name: /Withdraw/ }));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('withdraw-staff-invitation', expect.anything()));
  },
};

export const AsSupport: Story = {
  parameters: { proves: 'Without the right there is no form and no menu' },
  decorators: [
    inDesk({
      role: 'support',
      answers: () => ({
        'list-staff': list([vera, { ...ken, mayChange: false }], [{ ...invitation, mayChange: false }]),
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ken Adeyemi')).toBeVisible();
    await expect(canvas.queryByLabelText(/Actions for/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { decorators: [inDesk({ answers: () => ({ 'list-staff': forever }) })] };

export const Failed: Story = {
  decorators: [
    inDesk({ answers: () => ({ 'list-staff': () => new ApiError('ServiceUnavailable', 'Busy', 503) }) }),
  ],
};
