import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { answerTo, fakeApi } from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { saveVerificationClaims } from '@wbn/contract/verification/cases.ts';
import { changeVerificationDocument } from '@wbn/contract/verification/documents.ts';
import type { Verification, VerificationCase } from '@wbn/contract/verification/verification.ts';
import { expect, userEvent, within } from 'storybook/test';
import { VerificationScreen } from './verification-screen.tsx';

const caseOf = (changes: Partial<VerificationCase> = {}): VerificationCase => ({
  caseID: '0193c000-0000-7000-8000-000000000001',
  origin: 'company',
  state: 'draft',
  claims: { legalName: 'Harbour Gear GmbH' },
  documents: [
    {
      documentID: '0193d000-0000-7000-8000-000000000001',
      place: 1,
      kind: 'trade-register',
      name: 'Handelsregister.pdf',
      contentType: 'application/pdf',
      size: 182_400,
      sha256: 'a'.repeat(64),
      validUntil: '2027-10-31',
      createdAt: '2026-11-14T09:00:00.000Z',
    },
  ],
  checks: [],
  createdAt: '2026-11-14T09:00:00.000Z',
  ...changes,
});

const checks: VerificationCase['checks'] = [
  {
    ...{ kind: 'legal-existence', place: 0, claim: 'Harbour Gear GmbH, HRB 1234', outcome: 'passed' },
    ...{
      document: 1,
      validUntil: '2027-10-31',
      checkedBy: 'R. Weiss',
      checkedAt: '2026-11-15T09:00:00.000Z',
    },
  },
  {
    ...{ kind: 'address', place: 0, claim: 'Kai 4, 20457 Hamburg', outcome: 'failed' },
    ...{
      note: 'The lease names another street.',
      checkedBy: 'R. Weiss',
      checkedAt: '2026-11-15T09:00:00.000Z',
    },
  },
  { kind: 'tax-number', place: 0, claim: 'DE 123456789' },
];

/** Returns an API of a company with this verification; writes reply as the real ones do. */
function standing(start: Verification) {
  let now = start;
  const put = (next: Partial<Verification>) => {
    now = { ...now, ...next };
    return now;
  };
  return fakeApi({
    'load-objection': () => ({ objectUntil: '2027-05-20T09:30:00.000Z' }),
    'load-verification': () => now,
    'start-verification': () => put({ open: caseOf() }),
    'save-verification-claims': answerTo(saveVerificationClaims, ({ body }) =>
      put({ open: caseOf({ ...now.open, claims: body }) }),
    ),
    'submit-verification': () =>
      now.open?.claims.taxNumber
        ? put({ open: caseOf({ ...now.open, state: 'submitted' }) })
        : new ApiError('ValidationError', 'missing', 400, {
            taxNumber: 'must be filled in',
            'documents.tax-registration': 'must be added',
          }),
    'change-verification-document': answerTo(changeVerificationDocument, ({ body }) =>
      put({ open: caseOf({ documents: caseOf().documents.map((one) => ({ ...one, ...body })) }) }),
    ),
    'withdraw-verification': () =>
      put({ open: undefined, last: caseOf({ state: 'withdrawn', documents: [] }) }),
  });
}

const none: Verification = { verified: false, includesReview: true };

const meta = {
  title: 'Company office/Verification',
  component: VerificationScreen,
  args: { api: standing(none), businessID: harbourGear.businessID, isOwner: true },
} satisfies Meta<typeof VerificationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromDraftToReview: Story = {
  tags: ['!dev'],
  parameters: { rows: ['decision 21'], proves: 'Begins a case, fills it in, hands it in and withdraws it' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start verification' }));
    await expect(await canvas.findByRole('heading', { name: 'Prepare your case' })).toBeVisible();
    await expect(canvas.getByText(/Still needed: Tax registration, Proof of address/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Type of document' }), 'Certificate');
    await expect(canvas.getByRole('textbox', { name: /Certificate number/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    await expect(
      await canvas.findByText('Something is missing. Fill in the fields marked above.'),
    ).toBeVisible();
    const tax = canvas.getByRole('textbox', { name: /Tax or VAT number/ });
    await expect(tax).toBeInvalid();
    await userEvent.type(tax, 'DE 123456789');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for review' }));
    await expect(await canvas.findByRole('heading', { name: 'Submitted' })).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the case' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the case' }));
    await expect(await canvas.findByRole('heading', { name: 'Case withdrawn' })).toBeVisible();
  },
};

export const ChangesDocument: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['VER-02', 'VER-03'],
    proves:
      'The type of a document is changed afterwards; the time of the review is named before and after sending',
  },
  args: { api: standing({ ...none, open: caseOf({ claims: { taxNumber: 'DE 1' } }) }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/within 5 working days\./))[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change what Handelsregister.pdf is' }));
    const form = within(canvas.getByRole('form', { name: 'Change what Handelsregister.pdf is' }));
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Type of document' }), 'Certificate');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(form.getByText('Fill in the issuer and number of the certificate first.')).toBeVisible();
    await userEvent.selectOptions(
      form.getByRole('combobox', { name: 'Type of document' }),
      'Proof of address',
    );
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('1. Proof of address')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

export const InReview: Story = {
  parameters: { rows: ['VER-03'], proves: 'After sending, the day and the time of the review are named' },
  args: {
    api: standing({
      ...none,
      open: caseOf({ state: 'submitted', submittedAt: '2026-11-14T09:00:00.000Z' }),
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Submitted on 14 Nov 2026; our staff answer within 5 working days of it\./);
  },
};

export const MoreAsked: Story = {
  parameters: { proves: 'The reviewer asks for more' },
  args: {
    api: standing({
      ...none,
      open: caseOf({ state: 'more-asked', checks, reason: 'Please send a newer proof of address.' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please send a newer proof of address.')).toBeVisible();
    const list = within(await canvas.findByRole('region', { name: 'Checks' }));
    for (const text of ['Passed', 'Not passed', 'Not checked yet', 'The lease names another street.'])
      await expect(list.getByText(text)).toBeVisible();
  },
};

export const OnStandard: Story = {
  parameters: {
    rows: ['MEM-02'],
    proves: 'Says what verification is and links to the plans; an admin only sees it',
  },
  args: {
    api: standing({ verified: true, verifiedUntil: '2027-10-31', includesReview: false }),
    isOwner: false,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/part of Gold, Premium and Platinum/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what everyone can read' })).toHaveAttribute(
      'href',
      `/verification/${harbourGear.businessID}`,
    );
    await expect(canvas.queryByRole('link', { name: 'See the plans' })).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
