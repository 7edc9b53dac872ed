import type { Meta, StoryObj } from '@storybook/react-vite';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { expect, fn } from 'storybook/test';
import { PageRemovalPage } from './page-removal-page.tsx';

const { businessID, general } = harbourGear;
const importedFrom = { source: 'FinanceDatabase', importedAt: '2026-08-16T08:00:00.000Z', unowned: true };

const meta = {
  title: 'Company page/Removal of an imported page',
  component: PageRemovalPage,
  args: {
    business: { businessID, general, importedFrom },
    outcome: undefined,
    sending: false,
    onSend: fn(),
  },
} satisfies Meta<typeof PageRemovalPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = {
  parameters: { rows: ['CLM-08'], proves: 'Sends the five fields; the reason is chosen' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Claim this company' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your name' }), 'Ana Rossi');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email address' }), 'ana@rossi.example');
    await userEvent.type(canvas.getByRole('textbox', { name: /Your role at the company/ }), 'Director');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Why the page/ }), 'closed');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Explanation' }), 'We closed.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for the removal' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      ...{ name: 'Ana Rossi', email: 'ana@rossi.example', relation: 'Director', reason: 'closed' },
      ...{ explanation: 'We closed.', followUp: '' },
    });
  },
};

export const WithProblems: Story = {
  args: {
    values: { name: 'Ana Rossi', email: 'ana' },
    outcome: { state: 'invalid', problems: { email: 'email', reason: 'required' } },
  },
  parameters: { rows: ['CLM-08'], proves: 'Names the wrong fields and keeps what was typed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 fields need your attention')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ana Rossi');
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Email address' })).toHaveFocus();
  },
};

export const Failed: Story = { args: { outcome: { state: 'failed' } } };

export const Sent: Story = {
  args: { outcome: { state: 'sent', number: 4217 } },
  parameters: { rows: ['CLM-08'], proves: 'The receipt names the number and what follows' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Its number is 4217/ })).toBeVisible();
    await expect(canvas.getByText(/within one month/)).toBeVisible();
  },
};

export const Managed: Story = {
  args: { business: { businessID, general, importedFrom: { ...importedFrom, unowned: false } } },
  parameters: { rows: ['CLM-08'], proves: 'Offers no form for a company that somebody manages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Somebody manages Harbour Gear/)).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};
