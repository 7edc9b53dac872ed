import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ApiClient } from '@wbn/api-client/api-client.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { OfficeStory } from '@wbn/cards/fixtures/office-story.tsx';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { goldSubscription, invoiceOf, membershipApi, onGold } from './fixtures/membership-api.ts';
import { MembershipScreen } from './membership-screen.tsx';

const { businessID } = harbourGear;
const draftKey = `wbn-billing-nadia-${businessID}`;

function Page({ api }: { readonly api: ApiClient }) {
  return (
    <OfficeStory api={api}>
      {(office) => <MembershipScreen api={api} userID="nadia" office={office} />}
    </OfficeStory>
  );
}

const meta = {
  title: 'Membership/Membership',
  component: Page,
  args: { api: membershipApi().api },
  beforeEach: () => localStorage.removeItem(draftKey),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const regionOf = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
/** Fills in the fields of a purchase that the company's data does not. */
const fillIn = async (canvas: Canvas, card: string) => {
  await retype(await canvas.findByLabelText(/^Card number/), card);
  await retype(canvas.getByLabelText(/^Expiry/), '0431');
  await retype(canvas.getByLabelText(/^Security code/), '123');
  await fillInAddress(canvas);
};
const fillInAddress = async (canvas: Canvas) => {
  await retype(await canvas.findByLabelText(/^Email/), 'accounts@harbour.example');
  await waitFor(() => expect(canvas.getByRole('option', { name: 'Australia' })).toBeInTheDocument());
  await userEvent.selectOptions(canvas.getByLabelText(/^Country/), 'AU');
  await retype(canvas.getByLabelText(/^Address( |$|\*)(?!.*second)/), '1 Quay Street');
};
const press = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const follow = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('link', { name }));

const buyer = membershipApi();

export const Standard: Story = {};

export const Purchase: Story = {
  tags: ['!dev'],
  parameters: {
    rows: [
      'MEM-02',
      'MEM-03',
      'MEM-04',
      'MEM-05',
      'MEM-06',
      'MEM-07',
      'MEM-10',
      'MEM-11',
      'MEM-12',
      'MEM-13',
      'MEM-14',
    ],
    proves:
      'Higher plans with their prices; says what is refused, keeps what is typed, and shows the bought plan',
  },
  args: { api: buyer.api },
  play: async ({ canvas }) => {
    const current = await regionOf(canvas, 'Current plan');
    for (const text of ['Free', 'Standard', 'Not Verified', '3 of 7 used'])
      await expect(current.getByText(text)).toBeVisible();
    const plans = await regionOf(canvas, 'All plans');
    await expect(plans.getAllByRole('link', { name: /^Choose/ }).map((one) => one.textContent)).toEqual([
      'Choose Gold',
      'Choose Premium',
      'Choose Platinum',
    ]);
    await expect(plans.getByText('US$ 1,850.00 per year')).toBeVisible();
    const [support = document.body] = plans.getAllByRole('row', { name: /^Professional support/ });
    await expect(
      within(support)
        .getAllByRole('cell')
        .map((one) => one.textContent),
    ).toEqual(['Not included', 'Not included', '6 hours', '12 hours']);
    await expect(canvas.getByText('Test mode')).toBeVisible();
    await canvas.findByText('No invoices yet');

    await follow(canvas, 'Choose Gold');
    const form = within(await canvas.findByRole('form', { name: 'Buy Gold' }));
    await press(form, 'Purchase');
    await expect(form.getByText('Enter the whole card number.')).toBeVisible();
    await expect(form.getByLabelText(/^Card number/)).toHaveFocus();
    await fillIn(form, '4000000000009995');
    await expect(form.getByLabelText(/^Card number/)).toHaveValue('4000 0000 0000 9995');
    await expect(form.getByLabelText(/Tax ID \(ABN\)/)).toBeVisible();
    await press(form, 'Purchase');
    const refusal = await form.findByRole('alert');
    await expect(refusal).toHaveTextContent(
      /^You have error in your card information: Your card has insufficient funds\.$/,
    );
    await expect(form.getByLabelText(/^Card number/)).toHaveValue('4000 0000 0000 9995');

    await retype(form.getByLabelText(/^Card number/), '4111111111111111');
    await press(form, 'Purchase');
    await expect(
      await form.findByText(/You have error in your card information: this is not a test card/),
    ).toBeVisible();

    await retype(form.getByLabelText(/^Card number/), '4242424242424242');
    await press(form, 'Purchase');
    await screen.findByText('Successful checkout!');
    await expect(await canvas.findByText('3 of 20 used')).toBeVisible();
    await expect(canvas.getByText('US$ 1,850.00 for Gold')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Invoice WBN-0001 as PDF' })).toBeVisible();
    await expect(localStorage.getItem(draftKey)).toBeNull();
    // Each card is an attempt with its own key.
    await expect(new Set(buyer.keys).size).toBe(2);
  },
};

export const BankAuthentication: Story = {
  tags: ['!dev'],
  args: { api: membershipApi().api },
  parameters: {
    rows: ['MEM-08'],
    proves:
      'The bank asks its customer; what the bank refuses is shown as an error of the card, and can be tried again',
    route: { path: '/business/:id/membership', at: `/business/${businessID}/membership?plan=premium` },
  },
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Buy Premium' }));
    await fillIn(form, '4000002500003155');
    await press(form, 'Purchase');
    await userEvent.click(await screen.findByRole('button', { name: 'Fail' }));
    await expect(
      await form.findByText(/You have error in your card information: the bank could not confirm/),
    ).toBeVisible();
    await press(form, 'Purchase');
    await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
    await screen.findByText('Successful checkout!');
    await expect(await canvas.findByText('3 of 50 used')).toBeVisible();
  },
};

const left = membershipApi({
  state: {
    openPayment: { changeID: '0190a0a0-0000-7000-8000-00000000c0de', level: 'gold', clientSecret: 'pi_1' },
  },
});

export const ResumeAndUpgrade: Story = {
  tags: ['!dev'],
  parameters: {
    proves:
      'Resumes a payment that a reload cut off at the bank; upgrades, ends and keeps a running membership',
  },
  args: { api: left.api },
  play: async ({ canvas }) => {
    await press(canvas, 'Continue payment');
    await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
    await screen.findByText('Successful checkout!');

    await follow(canvas, 'Choose Premium');
    const summary = await regionOf(canvas, 'Premium membership');
    await expect(summary.getByText('US$ 799.99')).toBeVisible();
    await expect(
      summary.getByText(
        /^Premium costs US\$.800\.00 a year more than Gold\. Of this year, which ends on 23 Nov 2027, 364\.995 of 365 days are left: US\$.800\.00 × 364\.995 ÷ 365 = US\$.799\.99\./,
      ),
    ).toBeVisible();
    await press(canvas, /^Pay US\$.799\.99 for Premium$/);
    await expect(await canvas.findByText('3 of 50 used')).toBeVisible();

    await press(canvas, 'Cancel membership');
    const dialog = within(await screen.findByRole('dialog', { name: 'End Premium?' }));
    await expect(dialog.getByText(/Premium stays unchanged until 23 Nov 2027/)).toBeVisible();
    await expect(dialog.getByText(/all of yours stay visible/)).toBeVisible();
    await expect(dialog.getByRole('option', { name: /^Gold, US\$.1,850.00 per year$/ })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'End membership' }));
    await expect(await canvas.findByText('Premium ends on 23 Nov 2027')).toBeVisible();
    await press(canvas, 'Keep Premium');
    await canvas.findByRole('button', { name: 'Cancel membership' });

    await follow(canvas, 'Billing details');
    const billing = within(await canvas.findByRole('form', { name: 'Billing details' }));
    await retype(billing.getByLabelText(/^Name or company/), 'Harbour Gear Holding');
    await fillInAddress(billing);
    await press(billing, 'Save');
    await expect(await canvas.findByText('Harbour Gear Holding')).toBeVisible();
  },
};

export const PastDue: Story = {
  args: {
    api: membershipApi({
      used: 20,
      verified: true,
      state: {
        ...onGold,
        subscription: { ...goldSubscription, status: 'past-due', nextAttemptAt: '2026-11-26T09:00:00Z' },
      },
      invoices: Array.from({ length: 14 }, (_, at) =>
        invoiceOf(
          `WBN-${100 - at}`,
          at === 1 ? { amountRefunded: 5_000 } : at === 0 ? { status: 'open' } : {},
        ),
      ),
    }).api,
  },
};

export const CardChanged: Story = {
  ...PastDue,
  tags: ['!dev'],
  parameters: { proves: 'Says that a payment failed and what to do; pages invoices by twelve' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your last payment failed')).toBeVisible();
    await expect(canvas.getByText(/We try again on 26 Nov 2026/)).toBeVisible();
    await expect(canvas.getByText(/All slots are used/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Choose/ })).toBeNull();
    await expect(await canvas.findByText('US$ 50.00 refunded')).toBeVisible();
    await press(canvas, 'Load more');
    await canvas.findByText('These are all invoices.');
    await expect(canvas.getByText('WBN-87')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('link', { name: 'Change card' })[0] as HTMLElement);
    const form = within(await canvas.findByRole('form', { name: 'Change card' }));
    await fillIn(form, '5555555555554444');
    await press(form, 'Pay with this card');
    await expect(await canvas.findByText(/Mastercard ending in 4444/)).toBeVisible();
  },
};

export const PaymentsOff: Story = {
  parameters: {
    rows: ['MEM-03'],
    proves: 'Without payments the form asks for an upgrade; keeps and hides what exceeds the plan',
  },
  args: { api: membershipApi({ gateway: 'none', used: 12 }).api },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Payment by card is not set up here/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for Gold' })).toHaveAttribute(
      'href',
      `/contact-us/form?company=${businessID}&plan=gold`,
    );
    await expect(canvas.getByText(/^5 products are hidden from buyers/)).toBeVisible();
    await expect(canvas.queryByText('Invoices')).toBeNull();
  },
};

export const Platinum: Story = {
  parameters: { rows: ['MEM-03'], proves: 'Nothing above Platinum, and no way down' },
  args: {
    api: membershipApi({ state: { level: 'platinum', grantedLevel: 'platinum' }, verified: true }).api,
  },
  play: async ({ canvas }) => {
    await canvas.findByText('You have the best membership');
    await expect(canvas.queryByRole('link', { name: /^Choose/ })).toBeNull();
    await expect(within(canvas.getByRole('table')).queryByRole('link')).toBeNull();
  },
};

export const RightToLeft: Story = {
  args: { api: membershipApi({ state: onGold }).api },
  globals: { direction: 'rtl' },
};
export const InChinese: Story = {
  globals: { language: 'zh' },
  parameters: {
    route: { path: '/business/:id/membership', at: `/business/${businessID}/membership?plan=gold` },
  },
};
