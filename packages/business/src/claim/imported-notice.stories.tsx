import type { Meta, StoryObj } from '@storybook/react-vite';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { expect } from 'storybook/test';
import { ImportedNotice } from './imported-notice.tsx';

const { businessID } = harbourGear;
const importedFrom = { source: 'FinanceDatabase', importedAt: '2026-08-16T08:00:00.000Z', unowned: true };

const meta = {
  title: 'Company page/Imported company',
  component: ImportedNotice,
  args: { business: { businessID, importedFrom }, isMember: false },
} satisfies Meta<typeof ImportedNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unowned: Story = {
  parameters: {
    rows: ['CLM-01'],
    proves: 'Asks whose company it is, says where the data came from and when, and how to have it removed',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Is this your company?' })).toBeVisible();
    await expect(canvas.getByText(/Data from FinanceDatabase, 16 Aug(ust)? 2026/)).toBeVisible();
    const claim = canvas.getByRole('link', { name: 'Claim this company' });
    await expect(claim).toHaveAttribute('href', `/business/${businessID}/claim`);
    const remove = canvas.getByRole('link', { name: 'Ask to have this page removed' });
    await expect(remove).toHaveAttribute('href', `/business/${businessID}/page-removal`);
  },
};

export const Owned: Story = {
  args: { business: { businessID, importedFrom: { ...importedFrom, unowned: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByText(/Data from FinanceDatabase/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Does somebody else manage/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /removed/ })).toBeNull();
  },
};

export const ForItsMembers: Story = {
  args: { business: { businessID, importedFrom: { ...importedFrom, unowned: false } }, isMember: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Data from FinanceDatabase/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
