import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { forever, withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inDesk } from '../testing/desk-story.tsx';
import { LogPage } from './log-page.tsx';

const entries = [
  {
    ...{ number: 412, at: '2026-11-28T14:05:12.000Z', staffID: '01939b30-11aa-7c44-8e21-5b0c7d9e1a01' },
    ...{ staffName: 'Vera Moss', staffRole: 'moderator', act: 'decide-claim', targetType: 'claim' },
    ...{ targetID: '01939b30-11aa-7c44-8e21-5b0c7d9e1c07', caseID: '01939b30-11aa-7c44-8e21-5b0c7d9e1c08' },
    reason: 'The extract of the register names her.',
    facts: [{ name: 'state', before: 'submitted', after: 'accepted' }],
    address: '192.0.2.7',
  },
  {
    ...{ number: 411, at: '2026-11-28T13:40:00.000Z', staffID: 'command:Marta', staffName: 'Marta' },
    ...{ staffRole: 'operator', act: 'grant-plan', targetType: 'business' },
    targetID: '01939b30-11aa-7c44-8e21-5b0c7d9e1d01',
    facts: [{ name: 'plan', before: 'standard', after: 'gold' }],
  },
];

const exported = fn();

const answers = () => ({
  'list-staff-actions': () => withSiblings(entries, { after: null }),
  'export-staff-actions': ({ body }: { body?: unknown }) => {
    exported(body);
    return { csv: 'number\r\n', after: null };
  },
});

const meta = {
  title: 'Desk/Log',
  component: LogPage,
  decorators: [inDesk({ answers, role: 'administrator' })],
} satisfies Meta<typeof LogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  parameters: { proves: 'STF-51: an administrator exports the log for a reason' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Decided a claim')).toBeVisible();
    await expect(canvas.getByText('State: submitted → accepted')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const confirm = () => canvas.getAllByRole('button', { name: 'Export' }).at(-1) as HTMLElement;
    await waitFor(() => expect(confirm()).toBeDisabled());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reason' }), 'Audit');
    await userEvent.click(confirm());
    await waitFor(() => expect(exported).toHaveBeenCalledWith({ reason: 'Audit' }));
  },
};

export const Own: Story = {
  decorators: [inDesk({ answers })],
  play: async ({ canvas }) => {
    await canvas.findByText('Decided a claim', { selector: 'span' });
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};

export const Empty: Story = {
  decorators: [
    inDesk({ answers: () => ({ 'list-staff-actions': () => withSiblings([], { after: null }) }) }),
  ],
};

export const Loading: Story = {
  decorators: [inDesk({ answers: () => ({ 'list-staff-actions': forever }) })],
};

export const Failed: Story = {
  decorators: [
    inDesk({
      answers: () => ({ 'list-staff-actions': () => new ApiError('ServiceUnavailable', 'Busy', 503) }),
    }),
  ],
};
