import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { planetaryGearbox } from '@wbn/cards/fixtures/products.ts';
import type { BusinessProfile } from '@wbn/contract/business/business.ts';
import { sessionStore } from '@wbn/session/browser-session-store.ts';
import { firstWordsKey } from '@wbn/session/first-words.ts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  blockedCompany,
  buyer,
  buyerApi,
  ownCompany,
  requestTo,
  signInBuyer,
} from '../fixtures/buyer-api.ts';
import { SendRequestPage } from './send-request-page.tsx';

const { businessID } = harbourGear;
const { userID } = buyer;
const draftKey = `wbn-send-request-${userID}-${businessID}`;
const send = fn((_body: unknown, _key: unknown): unknown => requestTo(harbourGear));
const api = buyerApi({ 'send-request': ({ body, headers }) => send(body, headers?.['idempotency-key']) });

/** Shows the page, a button that mounts it again as a reload does, and the present address. */
function Again(props: Parameters<typeof SendRequestPage>[0]) {
  const { pathname, search } = useLocation();
  const [visit, setVisit] = useState(1);
  const productID = new URLSearchParams(search).get('product') ?? undefined;
  if (!pathname.endsWith('/send-request')) return <p>Now at {pathname}</p>;
  return (
    <>
      <button
        type="button"
        style={{ color: 'CanvasText', background: 'Canvas' }}
        onClick={() => setVisit(visit + 1)}
      >
        Come back
      </button>
      <SendRequestPage key={visit} {...props} productID={productID} />
    </>
  );
}

const meta = {
  title: 'Messages/Send request page',
  component: SendRequestPage,
  args: { api, userID, businessID, productID: undefined },
  parameters: {
    route: { at: `/business/${businessID}/send-request?product=${planetaryGearbox.productID}` },
  },
  render: (args) => <Again {...args} />,
  beforeEach: () => {
    send.mockReset();
    send.mockImplementation(() => requestTo(harbourGear));
    return signInBuyer();
  },
} satisfies Meta<typeof SendRequestPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (root: HTMLElement, name: RegExp) => within(root).findByLabelText(name);
const press = async (root: HTMLElement, name: string) =>
  userEvent.click(await within(root).findByRole('button', { name }));
const toastsOf = (root: HTMLElement) => within(root.ownerDocument.body);

const unowned: BusinessProfile = {
  ...harbourGear,
  importedFrom: { source: 'Register', importedAt: '2026-08-16T08:00:00.000Z', unowned: true },
};

export const NobodyAnswersYet: Story = {
  args: {
    api: buyerApi({
      'load-business': () => withSiblings(unowned, { session: null }),
      'send-request': () => requestTo(unowned),
    }),
  },
  parameters: { rows: ['CLM-07'] },
  play: async ({ canvas, canvasElement }) => {
    const company = harbourGear.general.companyName;
    await canvas.findByText(`No one answers for ${company} here yet`);
    await expect(canvas.getByRole('link', { name: 'Request quotations' })).toHaveAttribute(
      'href',
      '/request-quotation',
    );
    await userEvent.selectOptions(await field(canvasElement, /^Subject/), 'priceList');
    await userEvent.type(await field(canvasElement, /^Message/), 'Gears for the HP-220');
    await press(canvasElement, 'Send inquiry');
    await toastsOf(canvasElement).findByText(
      `Inquiry sent. It waits for whoever claims the page of ${company}.`,
    );
  },
};

export const Sent: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['INQ-01', 'INQ-02', 'INQ-03', 'INQ-04', 'INQ-05', 'INQ-06', 'INQ-07'],
    proves: 'Names what is missing; Other takes typed words; a sent request leads to its thread',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: harbourGear.general.companyName })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: planetaryGearbox.name })).toBeVisible();
    await expect(await field(canvasElement, /^Send as/)).toHaveDisplayValue('Nadia Okafor (myself)');
    const subject = await field(canvasElement, /^Subject/);
    await expect(within(subject).getAllByRole('option')).toHaveLength(8);

    await press(canvasElement, 'Send inquiry');
    await toastsOf(canvasElement).findAllByText('You have to fill all the form fields');
    const alert = await canvas.findByRole('alert');
    const named = within(alert).getAllByRole('link');
    await expect(named.map((link) => link.textContent)).toEqual(['Message']);
    await expect(await field(canvasElement, /^Message/)).toHaveFocus();
    await expect(send).not.toHaveBeenCalled();

    await userEvent.selectOptions(subject, 'other');
    await userEvent.type(await field(canvasElement, /^Your subject/), 'Spare parts');
    await userEvent.type(await field(canvasElement, /^Message/), 'Gears for the HP-220');
    await userEvent.selectOptions(await field(canvasElement, /^Send as/), ownCompany.businessID);
    await userEvent.type(await field(canvasElement, /^Quantity/), '250');
    await userEvent.type(await field(canvasElement, /^Unit/), 'pieces');
    const country = await field(canvasElement, /^Delivery country/);
    await waitFor(() =>
      expect([...country.querySelectorAll('option')].map(({ value }) => value)).toEqual([
        '',
        'AU',
        'AR',
        'CL',
      ]),
    );
    await userEvent.selectOptions(country, 'AU');
    await userEvent.selectOptions(await field(canvasElement, /^Delivery term/), 'FOB');
    await press(canvasElement, 'Send inquiry');
    await canvas.findByText(
      `Now at /business/${ownCompany.businessID}/requests/${requestTo(harbourGear).requestID}`,
    );
    await toastsOf(canvasElement).findAllByText('Inquiry sent successfully');
    await expect(send).toHaveBeenCalledOnce();
    await expect(send).toHaveBeenCalledWith(
      {
        to: businessID,
        from: ownCompany.businessID,
        subject: 'Spare parts',
        message: 'Gears for the HP-220',
        productID: planetaryGearbox.productID,
        quantity: 250,
        unit: 'pieces',
        deliveryCountry: 'AU',
        deliveryTerm: 'FOB',
      },
      expect.stringMatching(/^[\w-]{36}$/),
    );
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

export const KeepsDraft: Story = {
  tags: ['!dev'],
  parameters: {
    proves:
      'Keeps what is typed over the login, a reload, a failure and a conflict; the product can be removed',
  },
  play: async ({ canvas, canvasElement }) => {
    const words = { message: '500 gears to Perth', at: Date.now() };
    await canvas.findByRole('link', { name: planetaryGearbox.name });
    await userEvent.click(canvas.getByRole('link', { name: `Remove ${planetaryGearbox.name}` }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: planetaryGearbox.name })).toBeNull());

    // The form shows what was written before the login.
    localStorage.setItem(firstWordsKey + businessID, JSON.stringify(words));
    await press(canvasElement, 'Come back');
    await expect(await field(canvasElement, /^Message/)).toHaveValue('500 gears to Perth');
    await expect(localStorage.getItem(firstWordsKey + businessID)).toBeNull();
    await userEvent.selectOptions(await field(canvasElement, /^Subject/), 'priceList');

    send.mockImplementation(() => new ApiError('InternalError', 'Broken', 500));
    await press(canvasElement, 'Send inquiry');
    await toastsOf(canvasElement).findAllByText(/^Something was wrong, try again please/);
    send.mockImplementation(() => new ApiError('SessionError', 'Over', 401));
    await press(canvasElement, 'Send inquiry');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await press(canvasElement, 'Come back');
    await canvas.findByText('We restored what you typed last time.');
    await expect(await field(canvasElement, /^Message/)).toHaveValue('500 gears to Perth');

    send.mockImplementation(() => new ApiError('Conflict', 'Another body', 409));
    await press(canvasElement, 'Send inquiry');
    await canvas.findByText('This may already exist');
    send.mockImplementation(
      () => new ApiError('NotFound', 'Gone', 404, { to: 'must be a company that can be asked' }),
    );
    await press(canvasElement, 'Send inquiry');
    await canvas.findByText('This company cannot receive requests at the moment.');
    const [first, second, third, fourth] = send.mock.calls.map(([, key]) => key);
    await expect([second, third]).toEqual([first, first]);
    await expect(fourth).not.toBe(first);
    await expect(await field(canvasElement, /^Subject/)).toHaveValue('priceList');
  },
};

export const CannotBeAsked: Story = {
  parameters: {
    proves: 'The own company, a missing one and a blocked one cannot be asked; the acting company writes',
  },
  args: { businessID: ownCompany.businessID },
  render: (args) => (
    // Articles, because a page has one header only.
    <>
      {[args.businessID, undefined, businessID, blockedCompany.businessID].map((id) => (
        <article key={id ?? 'none'}>
          <SendRequestPage {...args} businessID={id} />
        </article>
      ))}
    </>
  ),
  beforeEach: () => sessionStore.actAs(ownCompany.businessID),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('This is your own company');
    await canvas.findByText('This company is no longer available');
    await canvas.findByText('You have blocked this company');
    await expect(await field(canvasElement, /^Send as/)).toHaveDisplayValue('Okafor Conveyors');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const InChinese: Story = { globals: { language: 'zh' } };
