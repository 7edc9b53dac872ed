import type { Meta, StoryObj } from '@storybook/react-vite';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import type { Evidence } from '@wbn/contract/verification/evidence.ts';
import { expect } from 'storybook/test';
import { VerificationRecordPage } from './verification-record-page.tsx';

const { businessID } = harbourGear;
const caseID = '0193c000-0000-7000-8000-000000000001';
const evidence = (number: number, entry: Omit<Evidence['entry'], 'at' | 'businessID'>): Evidence => {
  const whole = { at: '2026-11-15T09:00:00.000Z', businessID, caseID, ...entry };
  const text = JSON.stringify(whole, Object.keys(whole).sort());
  return { number, previousHash: '0'.repeat(64), hash: 'c0ffee'.padEnd(64, '1'), text, entry: whole };
};

const meta = {
  title: 'Company page/Verification record page',
  component: VerificationRecordPage,
  args: {
    record: {
      businessID,
      companyName: 'Harbour Gear',
      sample: true,
      verified: true,
      verifiedUntil: '2027-10-31',
      decidedBy: 'R. Weiss',
      decidedAt: '2026-11-15T09:00:00.000Z',
      checks: [
        {
          kind: 'legal-existence',
          claim: 'Harbour Gear GmbH, HRB 1234',
          documentKind: 'trade-register',
          validUntil: '2027-10-31',
          checkedAt: '2026-11-15T09:00:00.000Z',
        },
        { kind: 'tax-number', documentKind: 'tax-registration', checkedAt: '2026-11-15T09:00:00.000Z' },
      ],
      entries: [
        evidence(9, { kind: 'approved', by: 'R. Weiss', until: '2027-10-31' }),
        evidence(8, {
          kind: 'checked',
          check: 'legal-existence',
          outcome: 'passed',
          by: 'R. Weiss',
          document: 'a'.repeat(64),
        }),
        evidence(7, { kind: 'claimed', check: 'legal-existence', by: 'company' }),
        evidence(3, { kind: 'ended', outcome: 'expired', by: 'WBN' }),
      ],
    },
  },
} satisfies Meta<typeof VerificationRecordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Verified: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seen by the reviewer, not public')).toBeVisible();
    await expect(canvas.getByText('Registration: Passed')).toBeVisible();
    await expect(canvas.getByText('Badge expired')).toBeVisible();
  },
};

export const FromTheOperatorsData: Story = {
  args: {
    record: {
      ...{ businessID, companyName: 'Harbour Gear', sample: true, verified: true, checks: [] },
      entries: [evidence(1, { kind: 'imported', by: 'WBN', until: '2027-10-31' })],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No checks are recorded here/)).toBeVisible();
    await expect(
      canvas.getByText(/does not mean that anyone at WBN has read this company's documents/),
    ).toBeVisible();
    await expect(canvas.queryByText(/A person has compared the company's documents/)).toBeNull();
  },
};
