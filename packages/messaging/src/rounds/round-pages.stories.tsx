import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { withSiblings } from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear, longNames } from '@wbn/cards/fixtures/businesses.ts';
import type { OpenRound } from '@wbn/contract/messaging/rounds.ts';
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
import { RoundPage } from './round-page.tsx';
import { RoundsPage } from './rounds-page.tsx';
import { SendRequestsPage } from './send-requests-page.tsx';

const roundID = '01939b40-0000-7000-8000-0000000000aa';
const { userID } = buyer;
const asked = [harbourGear, longNames, blockedCompany, { ...harbourGear, businessID: ownCompany.businessID }];
const answeredAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
const offers: readonly OpenRound['requests'][number]['offer'][] = [
  {
    number: 2,
    datetime: answeredAt,
    price: { amount: 125_000, currency: 'USD', unit: 'piece' },
    minimumOrder: { quantity: 50 },
    leadTimeDays: 21,
    deliveryTerm: 'FOB',
    terms: '30 % with the order, the rest against documents. Price holds for 60 days.',
  },
  {
    number: 3,
    datetime: answeredAt,
    price: { amount: 98_500, currency: 'USD', unit: 'piece' },
    leadTimeDays: 45,
  },
  {
    number: 2,
    datetime: answeredAt,
    price: { amount: 410, currency: 'KWD', unit: 'piece' },
    leadTimeDays: 10,
  },
];
const requests = asked.map((business, at) => {
  const offer = offers[at];
  return { ...requestTo(business, at + 1), roundID, ...(offer && { offer, answeredAt }) };
});
const round: OpenRound = {
  roundID,
  subject: 'Planetary gearboxes, 18 kNm',
  createdAt: requests[0]?.createdAt ?? '',
  companies: requests.map(({ to }) => to),
  answerCount: 3,
  offerCount: 3,
  details: {
    quantity: 250,
    unit: 'pieces',
    deliveryCountry: 'AU',
    deliveryTerm: 'FOB',
    wantedOn: '2027-03-01',
  },
  requests,
};

const send = fn((_body: unknown): unknown => ({ roundID, requests }));
const buyersApi = buyerApi({
  'send-requests': ({ body }) => send(body),
  'load-round': ({ params }) => (params?.roundID === roundID ? round : new ApiError('NotFound', 'None', 404)),
  'list-rounds': () => ({ rounds: [round] }),
});

interface PagesProps {
  readonly api?: typeof buyersApi;
}

/** Shows each page at its address. */
function Pages({ api = buyersApi }: PagesProps) {
  const { pathname, search } = useLocation();
  const id = pathname.split('/')[3];
  if (pathname === '/send-requests') return <SendRequestsPage api={api} userID={userID} />;
  if (id === undefined) return <RoundsPage api={api} />;
  const businessID = new URLSearchParams(search).get('as') ?? undefined;
  return <RoundPage key={id} api={api} userID={userID} roundID={id} businessID={businessID} />;
}

const meta = {
  title: 'Messages/Inquiry to several companies',
  component: Pages,
  beforeEach: () => {
    send.mockReset();
    send.mockImplementation(() => ({ roundID, requests }));
    return signInBuyer();
  },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

const to = [harbourGear, longNames, ownCompany].map(({ businessID }) => businessID);

export const Send: Story = {
  tags: ['!dev'],
  parameters: {
    proves: 'Leaves out companies that cannot be asked; a chip can be removed; the answers follow',
    route: { at: `/send-requests?to=${[...to, blockedCompany.businessID, roundID, 'x'].join(',')}` },
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(
      /^3 companies cannot receive requests and were left out: Okafor Conveyors, .+ and no longer available\.$/,
    );
    await canvas.findAllByText(/Gearboxes · Couplings and shafts · 21 days lead time/);
    await userEvent.selectOptions(await canvas.findByLabelText(/^Subject/), 'discountPolicy');
    await userEvent.type(canvas.getByLabelText(/^Message/), 'For 250 gearboxes');
    send.mockImplementation(
      () => new ApiError('NotFound', 'Gone', 404, { 'to.1': 'must be a company that can be asked' }),
    );
    const button = canvas.getByRole('button', { name: 'Send inquiry' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /Llanfair.*cannot receive requests at the moment/,
    );
    await userEvent.click(canvas.getByRole('link', { name: /^Remove Llanfair/ }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.queryByRole('link', { name: /^Remove / })).toBeNull();

    send.mockImplementation(() => ({ roundID, requests }));
    await userEvent.click(button);
    await canvas.findByRole('heading', { level: 1, name: round.subject });
    await expect(send).toHaveBeenLastCalledWith({
      to: [harbourGear.businessID],
      subject: 'Discount policy',
      message: 'For 250 gearboxes',
    });
    await within(canvasElement.ownerDocument.body).findAllByText('Inquiry sent successfully');
  },
};

const unowned = {
  ...longNames,
  importedFrom: { source: 'Register', importedAt: '2026-08-16T08:00:00.000Z', unowned: true },
};
const apiWithUnowned = buyerApi({
  'load-business': ({ params }) =>
    withSiblings(params?.id === unowned.businessID ? unowned : harbourGear, { session: null }),
  'send-requests': ({ body }) => send(body),
  'load-round': () => ({
    ...round,
    requests: requests.slice(0, 2).map(({ offer, answeredAt: _, ...request }) => request),
  }),
});

export const NobodyAnswers: Story = {
  parameters: {
    rows: ['CLM-07'],
    proves:
      'Says which of several companies have nobody who answers, offers a request for quotation, and says it after sending',
    route: { at: `/send-requests?to=${harbourGear.businessID},${unowned.businessID}` },
  },
  render: () => <Pages api={apiWithUnowned} />,
  play: async ({ canvas, canvasElement }) => {
    const company = unowned.general.companyName;
    const notice = await canvas.findByRole('note');
    await expect(notice).toHaveTextContent(`No one answers for ${company} here yet`);
    await expect(notice).not.toHaveTextContent('Harbour Gear');
    await expect(within(notice).getByRole('link', { name: 'Request quotations' })).toHaveAttribute(
      'href',
      `/request-quotation?to=${harbourGear.businessID}`,
    );
    await userEvent.selectOptions(await canvas.findByLabelText(/^Subject/), 'discountPolicy');
    await userEvent.type(canvas.getByLabelText(/^Message/), 'For 250 gearboxes');
    await userEvent.click(canvas.getByRole('button', { name: 'Send inquiry' }));
    await within(canvasElement.ownerDocument.body).findAllByText(
      `Inquiry sent. It waits for whoever claims the page of ${company}.`,
    );
    await canvas.findByText(/^No one answers for this company here yet\./);
    await expect(canvas.getAllByText(/^No answer yet, asked/)).toHaveLength(1);
  },
};

export const CompareAnswers: Story = {
  tags: ['!dev'],
  parameters: {
    proves: 'Orders answers by price within a currency or by lead time, and says who has not answered',
    route: { at: '/requests/rounds' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: round.subject }));
    const table = await canvas.findByRole('table');
    const names = () =>
      within(table)
        .getAllByRole('rowheader')
        .map((header) => within(header).getAllByRole('link')[0]?.textContent?.slice(0, 7));
    await expect(names()).toEqual(['Harbour', 'Llanfai', 'شركة ال', 'Harbour']);
    await canvas.findByText(
      'Prices are in different currencies. They are sorted within each currency, not converted.',
    );
    await expect(canvas.getByText(/^No answer yet, asked/)).toHaveTextContent(
      'No answer yet, asked 2 days ago',
    );
    await expect(canvas.getByText(/^USD.1,250\.00 \/ piece$/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Verified').length).toBeGreaterThan(0));
    const order = canvas.getByLabelText('Sort by');
    await userEvent.selectOptions(order, 'price');
    await expect(names()).toEqual(['Llanfai', 'Harbour', 'شركة ال', 'Harbour']);
    await userEvent.selectOptions(order, 'leadTime');
    await expect(names()).toEqual(['شركة ال', 'Harbour', 'Llanfai', 'Harbour']);
    await expect(within(table).getByRole('columnheader', { name: 'Lead time' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getAllByRole('link', { name: /^Open conversation with Harbour/ })[0]).toHaveAttribute(
      'href',
      `/business/${userID}/requests/${requests[0]?.requestID}`,
    );
  },
};

export const NotFound: Story = {
  parameters: { route: { at: `/requests/rounds/${userID}` } },
  play: async ({ canvas }) => {
    await canvas.findByText('Comparison not found');
  },
};
