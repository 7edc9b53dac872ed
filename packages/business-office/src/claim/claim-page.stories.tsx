import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { type Answer, answerTo, fakeApi, forever } from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { type BusinessClaim, type Claim, confirmClaim, mailClaimCode } from '@wbn/contract/claims/claims.ts';
import { expect, userEvent, within } from 'storybook/test';
import { ClaimPage } from './claim-page.tsx';

const { businessID } = harbourGear;

const unowned: BusinessClaim = {
  businessID,
  companyName: 'Harbour Gear & Drive Pty Ltd',
  standing: 'unowned',
  importedFrom: { source: 'FinanceDatabase', importedAt: '2026-08-16T08:00:00.000Z' },
  mailDomain: 'harbour-gear.example',
};

const claimOf = (changes: Partial<Claim> = {}): Claim => ({
  claimID: '0193c000-0000-7000-8000-000000000001',
  state: 'started',
  documents: [],
  ...changes,
});

const extract: Claim['documents'][number] = {
  documentID: '0193d000-0000-7000-8000-000000000001',
  name: 'Extract of the trade register.pdf',
  contentType: 'application/pdf',
  size: 182_400,
};

/** Returns an API of a company in this state; the code is 246810. */
function standing(start: BusinessClaim, more: Readonly<Record<string, Answer>> = {}) {
  let now = start;
  const put = (claim: Claim, next: Partial<BusinessClaim> = {}) => {
    now = { ...now, ...next, claim };
    return now;
  };
  let attemptsLeft = 5;
  const codeAt = (address: string) => ({ address, expiresAt: '2099-01-01T00:00:00.000Z', attemptsLeft });
  return fakeApi({
    'load-claim': () => now,
    'mail-claim-code': answerTo(mailClaimCode, ({ body: { email } }) =>
      email.endsWith('@harbour-gear.example')
        ? put(claimOf({ code: codeAt(email) }))
        : new ApiError('ValidationError', 'email', 400, { email: 'must be an address' }),
    ),
    'confirm-claim': answerTo(confirmClaim, ({ body: { code } }) => {
      if (code === '246810') return put(claimOf({ state: 'accepted', method: 'mail' }), { standing: 'own' });
      attemptsLeft -= 1;
      put(claimOf({ code: codeAt(now.claim?.code?.address ?? '') }));
      return new ApiError('ValidationError', 'code', 400, { code: 'is wrong' });
    }),
    'remove-claim-document': () => put(claimOf()),
    'submit-claim': () => put(claimOf({ state: 'submitted', method: 'document', documents: [extract] })),
    'withdraw-claim': () => put(claimOf({ state: 'withdrawn' })),
    'load-objection': () => ({ objectUntil: '2027-05-20T09:30:00.000Z' }),
    ...more,
  });
}

const meta = {
  title: 'Company office/Claim a company',
  component: ClaimPage,
  args: { api: standing(unowned), businessID },
} satisfies Meta<typeof ClaimPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};

export const ByMail: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['CLM-02'],
    proves: 'Refuses another domain, counts wrong codes, and makes the member the owner with the right one',
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: /Email address at the company/ });
    await userEvent.type(email, 'ana@gmail.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(
      await canvas.findByText('Enter an address that ends with @harbour-gear.example.'),
    ).toBeVisible();
    await expect(email).toBeInvalid();
    await userEvent.clear(email);
    await userEvent.type(email, 'info@harbour-gear.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(await canvas.findByText('We have sent a code to info@harbour-gear.example')).toBeVisible();
    const code = canvas.getByRole('textbox', { name: /Code of six digits/ });
    await userEvent.type(code, '111111');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('This code is wrong. 4 attempts are left.')).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '246810');
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm' }));
    await expect(await canvas.findByText('You are the owner of Harbour Gear & Drive Pty Ltd')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit the page' })).toHaveAttribute(
      'href',
      `/business/${businessID}/edit`,
    );
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const WithDocuments: Story = {
  args: { api: standing({ ...unowned, claim: claimOf({ documents: [extract] }) }) },
  parameters: { rows: ['CLM-03'], proves: 'Submits documents and withdraws the claim' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: `Remove ${extract.name}` })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /A word to our staff/ }), 'I run it.');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit the claim' }));
    await expect(await canvas.findByText('Our staff check your claim')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Add a document' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw the claim' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the claim' }));
    await expect(await canvas.findByRole('button', { name: 'Send the code' })).toBeVisible();
  },
};

export const Disputed: Story = {
  args: {
    api: standing({
      ...unowned,
      claim: claimOf({ state: 'disputed', method: 'document', documents: [extract], note: 'I run it.' }),
    }),
  },
  parameters: { rows: ['CLM-04'], proves: 'Says that staff decide the dispute' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Our staff decide who owns Harbour Gear/)).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    api: standing({
      ...unowned,
      claim: claimOf({ state: 'refused', method: 'document', reason: 'The extract names nobody.' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reason: The extract names nobody.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send the code' })).toBeVisible();
  },
};

export const Owned: Story = { args: { api: standing({ ...unowned, standing: 'owned' }) } };

export const SharedHost: Story = {
  args: { api: standing({ ...unowned, mailDomain: undefined, mailObstacle: 'shared-host' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/on a host that many share/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const NoWebsite: Story = {
  args: { api: standing({ ...unowned, mailDomain: undefined, mailObstacle: 'no-website' }) },
};

export const OwnCompany: Story = { args: { api: standing({ ...unowned, standing: 'own' }) } };

export const NotImported: Story = {
  args: { api: standing({ ...unowned, standing: 'not-imported', importedFrom: undefined }) },
};

export const TooManyClaims: Story = {
  tags: ['!dev'],
  args: {
    api: standing(unowned, { 'mail-claim-code': () => new ApiError('Conflict', 'three', 409) }),
  },
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: /Email address at the company/ });
    await userEvent.type(email, 'info@harbour-gear.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
    await expect(await canvas.findByText(/you have 3 open claims/)).toBeVisible();
  },
};

export const Loading: Story = { args: { api: fakeApi({ 'load-claim': forever }) } };

export const Failed: Story = {
  args: { api: fakeApi({ 'load-claim': () => new ApiError('InternalError', 'down', 500) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Gone: Story = {
  args: { api: fakeApi({ 'load-claim': () => new ApiError('NotFound', 'gone', 404) }) },
};
