import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buyer, buyerApi, ownCompany, signInBuyer } from '../fixtures/buyer-api.ts';
import { ownQuotations } from '../fixtures/quotations.ts';
import { RequestQuotationPage } from './request-quotation-page.tsx';

const create = fn((_body: unknown, _key: unknown): unknown => ownQuotations[0]);
const api = buyerApi({
  'create-quotation': ({ body, headers }) => create(body, headers?.['idempotency-key']),
  'list-industries': () => [
    { id: '0005', name: 'Machineries' },
    { id: '0006', name: 'Power Transmission' },
  ],
  'list-industry-categories': () => [
    {
      id: '0006.01',
      name: 'Gearboxes',
      subCategories: [{ id: '0006.01.02', name: 'Planetary gearboxes', order: 1 }],
    },
  ],
  'search-businesses': () => ({
    results: [],
    total_results: 0,
    total_is_least: false,
    facets: [
      {
        name: 'certificates',
        least: false,
        values: [
          { value: 'any', text: 'Any certificate', count: 40, chosen: false },
          { value: 'iso-9001', text: 'ISO 9001', count: 31, chosen: true },
        ],
      },
    ],
  }),
});

/** Shows the page, and after sending the address that follows. */
function Page(props: Parameters<typeof RequestQuotationPage>[0]) {
  const { pathname } = useLocation();
  return pathname === '/request-quotation' ? <RequestQuotationPage {...props} /> : <p>Now at {pathname}</p>;
}

const meta = {
  title: 'Messages/Request for quotation',
  component: RequestQuotationPage,
  args: { api, userID: buyer.userID },
  parameters: {
    route: {
      at: '/request-quotation?search=planetary+gearboxes&category=0006.01.02&countries=AR,CL&certificate=iso-9001',
    },
  },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    create.mockReset();
    create.mockImplementation(() => ownQuotations[0]);
    return signInBuyer();
  },
} satisfies Meta<typeof RequestQuotationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (root: HTMLElement) =>
  userEvent.click(await within(root).findByRole('button', { name: 'Ask for offers' }));

export const PrefilledFromSearch: Story = {
  parameters: {
    rows: ['RFQ-01'],
    proves: 'A search fills in words, category, countries and certificates; the request is sent once',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByLabelText(/^Title/)).toHaveValue('planetary gearboxes');
    await expect(canvas.getByLabelText(/^Industry/)).toHaveDisplayValue('Power Transmission');
    await waitFor(() => expect(canvas.getByLabelText(/^Category/)).toHaveDisplayValue(/Planetary gearboxes/));
    for (const chip of ['Argentina', 'Chile', 'ISO 9001'])
      await expect(await canvas.findByRole('button', { name: `Remove ${chip}` })).toBeVisible();
    await expect(canvas.getByRole('note')).toHaveTextContent(/^Who hears of it.*At most 30 companies/);

    await submit(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Description', 'Delivery country']);
    await expect(create).not.toHaveBeenCalled();

    await userEvent.type(canvas.getByLabelText(/^Description/), 'Ratio 1:25');
    await userEvent.type(canvas.getByLabelText(/^Quantity/), '250');
    await userEvent.selectOptions(canvas.getByLabelText(/^Delivery country/), 'AU');
    await userEvent.selectOptions(canvas.getByLabelText(/^Ask as/), ownCompany.businessID);
    await userEvent.selectOptions(canvas.getByLabelText(/^Open for/), '7');
    await submit(canvasElement);
    await canvas.findByText(`Now at /quotation-requests/${ownQuotations[0]?.quotationID}`);
    await expect(create).toHaveBeenCalledWith(
      {
        from: ownCompany.businessID,
        subject: 'planetary gearboxes',
        text: 'Ratio 1:25',
        categoryID: '0006.01.02',
        quantity: 250,
        deliveryCountry: 'AU',
        countries: ['AR', 'CL'],
        certificates: ['iso-9001'],
        openDays: 7,
      },
      expect.stringMatching(/^[\w-]{36}$/),
    );
  },
};

export const Refused: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['RFQ-05'],
    proves: 'Contact data is refused at its field, and the limits say what to do; what is typed stays',
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByLabelText(/^Description/), 'Write to me@example.com');
    await userEvent.selectOptions(canvas.getByLabelText(/^Delivery country/), 'AU');
    create.mockImplementation(
      () => new ApiError('ValidationError', 'Bad', 422, { text: 'must not contain email addresses' }),
    );
    await submit(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Description.*Leave out phone numbers/);

    create.mockImplementation(() => new ApiError('Conflict', 'Three are open', 409));
    await userEvent.type(canvas.getByLabelText(/^Description/), ' please');
    await submit(canvasElement);
    await expect(await canvas.findByText(/^Not sent: three of your requests/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Requests for quotation' })).toHaveAttribute(
      'href',
      '/quotation-requests',
    );

    create.mockImplementation(() => new ApiError('TooManyRequests', 'Ten', 429));
    await submit(canvasElement);
    await within(canvasElement.ownerDocument.body).findAllByText(/^You have reached the number of requests/);
    await expect(canvas.getByLabelText(/^Description/)).toHaveValue('Write to me@example.com please');
  },
};
