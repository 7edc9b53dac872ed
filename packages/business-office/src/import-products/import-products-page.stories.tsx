import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '@wbn/api-client/api-error.ts';
import {
  type Answer,
  type FakeInput,
  fakeApi,
  forever,
  withSiblings,
} from '@wbn/api-client/testing/fake-api.ts';
import { harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { sessionOf } from '@wbn/cards/fixtures/sessions.ts';
import type { BusinessRole } from '@wbn/contract/business/business-role.ts';
import { csvFileProblems } from '@wbn/contract/business/csv-file-problems.ts';
import type { PreviewRow, RowProblem } from '@wbn/contract/business/import-products.ts';
import type { ProductImport } from '@wbn/contract/business/product-imports.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ManageFrame } from '../manage/manage-frame.tsx';
import { ExportProductsButton } from './export-products-button.tsx';
import { ImportProductsPage } from './import-products-page.tsx';

const { businessID } = harbourGear;
const slots = { used: 7, total: 7 };
const clean = {
  headers: ['Product ID', 'Nombre', 'Precio', 'Moneda', 'Bodega'],
  mapping: {
    'Product ID': 'productID',
    Nombre: 'name',
    Precio: 'priceAmount',
    Moneda: 'priceCurrency',
    Bodega: null,
  },
  choices: [],
  encoding: { name: 'utf-8', guessed: false, samples: [] },
  currency: '',
  ...{
    rows: 12,
    looked: 12,
    created: 3,
    updated: 8,
    unchanged: 1,
    matched: 0,
    problems: [],
    drafts: 0,
    photos: 0,
    problemCount: 0,
    preview: [],
    shopCategories: [],
    dryRun: true,
  },
};
const problems: RowProblem[] = [
  { row: 2, column: 'Precio', code: 'amount', problem: 'must be an amount', value: '1,850' },
  { row: 3, column: 'EAN', code: 'ean', problem: 'must be 8 digits', value: '4.00638E+12' },
  {
    row: 5,
    column: 'Fotos',
    code: 'newPhoto',
    problem: 'is not a picture',
    value: 'https://example.com/a-very-long-address/of-a-picture.jpg',
  },
  { row: 6, column: 'Nombre', code: 'required', problem: 'is required' },
  { row: 8, column: '', code: 'noSlot', problem: 'no slot left: 7 of 7 are taken' },
  { row: 9, column: '', code: 'noSlot', problem: 'no slot left: 7 of 7 are taken' },
];
const mixed = { ...clean, created: 1, problems, problemCount: 640 };

const noPhotos = { waiting: 0, stored: 0, failed: 0, failures: [] };
const failures = [
  {
    productID: 'p-1',
    productName: 'Ball valve',
    address: 'https://shop.example/valve.jpg',
    problem: 'status',
    detail: '404',
  },
  { productID: 'p-2', productName: 'Pump', address: 'http://10.0.0.1/pump.jpg', problem: 'inner' },
];
const answer = fn((_input: FakeInput): unknown => withSiblings(clean, { slots }));
const apiOf = (access: BusinessRole = 'owner', more: Readonly<Record<string, Answer>> = {}) =>
  fakeApi({
    'load-business': () => withSiblings(harbourGear, { session: sessionOf(access, { products: slots }) }),
    'import-products': answer,
    'list-product-imports': () => [],
    'list-photo-fetches': () => noPhotos,
    ...more,
  });

const meta = {
  title: 'Company office/Import products page',
  component: ImportProductsPage,
  args: { api: apiOf(), office: undefined as never },
  render: ({ api }) => (
    <ManageFrame api={api} id={businessID} screen="products" head={{ title: 'Import products' }}>
      {(office) => (
        <>
          <ExportProductsButton api={api} office={office} />
          <ImportProductsPage api={api} office={office} />
        </>
      )}
    </ManageFrame>
  ),
  beforeEach: () => {
    answer.mockReset();
    answer.mockImplementation(() => withSiblings(clean, { slots }));
  },
} satisfies Meta<typeof ImportProductsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['Nombre\nPump\n'], 'productos-2026.csv', { type: 'text/csv' });
const choose = async (root: HTMLElement, chosen = file) => {
  await within(root).findByRole('button', { name: 'Choose a file' });
  const input = root.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, chosen, { applyAccept: false });
};
const press = async (root: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(root).findByRole('button', { name }));
const sentQuery = (call: number) => answer.mock.calls[call]?.[0].query;

export const Start: Story = {
  parameters: { proves: 'A file is chosen or dropped; a template shows the columns' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Choose a file' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Download a template' })).toBeEnabled();
  },
};

export const Imported: Story = {
  tags: ['!dev'],
  parameters: { proves: 'Checks without storing, then stores, and links to the products' },
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement);
    await canvas.findByText('productos-2026.csv');
    await expect(sentQuery(0)).toEqual({ bid: businessID, dryRun: 'true' });
    await expect(canvas.getByLabelText('Nombre')).toHaveValue('name');
    await expect(canvas.getByLabelText('Bodega')).toHaveValue('');
    await press(canvasElement, 'Import 11 products');
    await expect(sentQuery(1)).toMatchObject({
      dryRun: 'false',
      mapping: expect.stringContaining('"Bodega":""'),
    });
    await canvas.findByText('11 products imported');
    await expect(canvas.getByRole('link', { name: 'Go to the products' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/business/${businessID}/products`),
    );
    await press(canvasElement, 'Import another file');
    await canvas.findByText('Drop a CSV file here');
  },
};

export const Problems: Story = {
  parameters: {
    proves:
      'Lists problems by row and column as a spreadsheet counts, and offers a larger plan when slots run out',
  },
  beforeEach: () => {
    answer.mockImplementation(() => withSiblings(mixed, { slots }));
  },
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement);
    const table = await canvas.findByRole('table', { name: 'Problems' });
    const [, first] = within(table).getAllByRole('row');
    await expect(first).toHaveTextContent(/^3.*Precio.*must be an amount such as 1850\.00.*1,850$/);
    await expect(table).toHaveTextContent('No slot is free: 7 of 7 are used');
    await expect(canvas.getByText('The first 6 of 640 problems are listed.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare plans' })).toHaveAttribute(
      'href',
      expect.stringContaining('/membership'),
    );
    await expect(canvas.getByRole('button', { name: 'Download the problems' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Import 9 products' })).toBeEnabled();
  },
};

export const BeyondSlots: Story = {
  parameters: {
    rows: ['PRD-18'],
    proves: 'Imports products beyond the slots of the plan as drafts, when asked',
  },
  beforeEach: () => {
    const drafts = { ...clean, created: 3, drafts: 2, problems: [], problemCount: 0 };
    answer.mockImplementation(({ query }) =>
      withSiblings(query?.beyondSlots === 'draft' ? drafts : mixed, { slots }),
    );
  },
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement);
    await press(canvasElement, 'Import these as drafts');
    await expect(await canvas.findByText('2 products are imported as drafts')).toBeVisible();
    await press(canvasElement, 'Import 11 products');
    await waitFor(() => expect(sentQuery(2)).toMatchObject({ dryRun: 'false', beyondSlots: 'draft' }));
  },
};

export const Mapped: Story = {
  tags: ['!dev'],
  parameters: {
    proves:
      'Columns can be assigned; the same column twice cannot be imported; checks the file again after a change',
  },
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement);
    const select = await canvas.findByLabelText('Bodega');
    await userEvent.selectOptions(select, 'name');
    await canvas.findByText('Another header already uses this column.');
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeDisabled();
    await userEvent.selectOptions(select, 'leadTime');
    await press(canvasElement, 'Check again');
    await waitFor(() =>
      expect(JSON.parse(String(sentQuery(1)?.mapping))).toMatchObject({ Bodega: 'leadTime', Nombre: 'name' }),
    );
  },
};

const shopExport = {
  ...clean,
  headers: ['ID', 'Name', 'In stock?', 'Stock', 'Regular price', 'Images'],
  mapping: {
    ID: 'productID',
    Name: 'name',
    'In stock?': 'stock',
    Stock: null,
    'Regular price': 'priceAmount',
    Images: 'photos',
  },
  choices: [{ column: 'stock', headers: ['In stock?', 'Stock'] }],
  encoding: { name: 'windows-1252', guessed: true, samples: ['Válvula', 'Größe'] },
  matched: 8,
  problems: [
    {
      row: 1,
      column: 'Images',
      code: 'foreignPhoto',
      problem: 'is elsewhere',
      value: 'https://shop.example/a.jpg',
      cells: 11,
    },
    { row: 2, column: 'Name', code: 'continues', problem: 'continues', value: 'ball-valve', cells: 3 },
    { row: 3, column: 'Regular price', code: 'noCurrency', problem: 'has no currency', value: '12' },
  ] satisfies RowProblem[],
  problemCount: 3,
};

export const ShopExport: Story = {
  tags: ['!dev'],
  parameters: {
    proves:
      "Shows and lets choose what a shop's export leaves open: encoding, currency, headings, products that exist",
  },
  args: {
    api: apiOf('owner', {
      'list-trade-choices': () => ({
        ...{ markets: [], spokenLanguages: [], deliveryTerms: [], packagingTypes: [], paymentTypes: [] },
        ...{ currencies: [{ code: 'EUR', name: 'Euro' }], contractManufacturing: [], periods: [] },
      }),
    }),
  },
  beforeEach: () => {
    answer.mockImplementation(() => withSiblings(shopExport, { slots }));
  },
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement);
    await canvas.findByText('The file encoding seems to be Windows-1252');
    await expect(canvas.getByText('Válvula · Größe')).toBeVisible();
    const store = canvas.getByRole('button', { name: 'Import 11 products' });
    await expect(store).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The texts are right' }));
    await expect(store).toBeEnabled();
    await expect(
      canvas.getByText('Could also be “In stock”, which is now read from “In stock?”.'),
    ).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Problems' })).toHaveTextContent(
      'upload the photo on the page of the product. 11 rows are imported without this cell.',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stock' }), 'stock');
    await expect(canvas.getByRole('combobox', { name: 'In stock?' })).toHaveValue('');
    await canvas.findByText('Choose the currency, then check the file again.');
    await canvas.findByText('EUR · Euro');
    await userEvent.selectOptions(canvas.getByLabelText('Currency of the prices'), 'EUR');
    await userEvent.selectOptions(canvas.getByLabelText('These rows'), 'skip');
    await press(canvasElement, 'Check again');
    await waitFor(() => expect(sentQuery(1)).toMatchObject({ currency: 'EUR', existing: 'skip' }));
    await expect(JSON.parse(String(sentQuery(1)?.mapping))).toMatchObject({
      Stock: 'stock',
      'In stock?': '',
    });
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'The texts are right' }));
    await press(canvasElement, 'Import 11 products');
    await waitFor(() => expect(sentQuery(2)).toMatchObject({ dryRun: 'false', encoding: 'windows-1252' }));
  },
};

export const Checking: Story = {
  parameters: { proves: 'Shows the progress of the upload and a way to cancel it' },
  args: { api: apiOf('admin', { 'import-products': forever }) },
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement);
    await expect(await canvas.findByRole('progressbar')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeEnabled();
  },
};

export const Refused: Story = {
  parameters: { proves: 'Says why a file cannot be read, and takes another one' },
  beforeEach: () => {
    const fields = { file: csvFileProblems.encoding };
    answer.mockImplementation(() => new ApiError('ValidationError', 'The file is wrong', 400, fields));
  },
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Save it as "CSV UTF-8".');
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
  },
};

export const NoChanges: Story = {
  parameters: { proves: 'Says that a file changes nothing' },
  beforeEach: () => {
    const same = { ...clean, created: 0, updated: 0, unchanged: 12 };
    answer.mockImplementation(() => withSiblings(same, { slots }));
  },
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement);
    await canvas.findByText('All products in this file are already up to date.');
    await expect(canvas.getByRole('button', { name: 'Import 0 products' })).toBeDisabled();
  },
};

export const LockedOut: Story = {
  parameters: { proves: 'Locks out somebody who lost the right meanwhile' },
  beforeEach: () => {
    answer.mockImplementation(() => new ApiError('Forbidden', 'You do not belong to this company.', 403));
  },
  args: {
    api: (() => {
      const answers = [withSiblings(harbourGear, { session: sessionOf('admin') })];
      const gone = withSiblings(harbourGear, { session: null });
      return apiOf('admin', { 'load-business': () => answers.shift() ?? gone });
    })(),
  },
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement);
    await canvas.findAllByText('You no longer have access to this company');
  },
};

export const ExportFailed: Story = {
  parameters: { proves: 'Says that the export could not be prepared' },
  args: { api: apiOf('owner', { 'request-download': () => new ApiError('ServiceUnavailable', 'No', 503) }) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Export CSV');
    await within(canvasElement.ownerDocument.body).findAllByText(
      'The file could not be prepared. Try again.',
    );
  },
};

const going: ProductImport = {
  importID: '01939b30-11aa-7c44-8e21-0000000000aa',
  businessID,
  state: 'waiting',
  fileName: 'valves.csv',
  ...{ rows: 42_310, rowsDone: 0, created: 0, updated: 0, unchanged: 0, problemCount: 0 },
  startedBy: 'Olga Rossi',
  createdAt: '2026-11-22T10:00:00.000Z',
};

export const LargeFile: Story = {
  tags: ['!dev'],
  parameters: {
    proves: 'Imports a file with more rows than one request stores in the background, and shows the progress',
  },
  args: {
    api: (() => {
      let imports: ProductImport[] = [];
      let asked = 0;
      return apiOf('owner', {
        'import-products': () => withSiblings({ ...clean, rows: 42_310, looked: 10_000 }, { slots }),
        'start-product-import': () => {
          imports = [going];
          return going;
        },
        'list-product-imports': () => {
          asked += imports.length;
          if (asked === 1) imports = [{ ...going, state: 'working', rowsDone: 12_000 }];
          if (asked > 1)
            imports = [{ ...going, state: 'done', rowsDone: 42_310, created: 30_000, problemCount: 640 }];
          return imports;
        },
      });
    })(),
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await canvas.findByText(/^We checked the first 10,000 of 42,310 rows/);
    await userEvent.click(canvas.getByRole('button', { name: 'Import 42,310 rows' }));
    await canvas.findByText('valves.csv is in the queue');
    await canvas.findByText('12,000 of 42,310 rows');
    await canvas.findByText('valves.csv is imported');
    await expect(canvas.getByRole('button', { name: 'Download the problems' })).toBeVisible();
    await expect(canvas.getByText('Drop a CSV file here')).toBeVisible();
  },
};

const retried = fn((_input: FakeInput): unknown => ({ waiting: 2, stored: 38, failed: 0, failures: [] }));

export const Photos: Story = {
  parameters: {
    rows: ['PRD-19'],
    proves:
      'Photos of a shop that failed are listed with product, reason and address; they can be tried again',
  },
  args: {
    api: apiOf('owner', {
      'list-photo-fetches': () => ({ waiting: 0, stored: 38, failed: 2, failures }),
      'retry-photo-fetches': retried,
    }),
  },
  play: async ({ canvasElement, canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Photos that were not fetched' });
    const [, first, second] = within(table).getAllByRole('row');
    await expect(first).toHaveTextContent(/Ball valve.*answered with 404.*shop\.example\/valve\.jpg/);
    await expect(second).toHaveTextContent(/Pump.*does not lead to a public website/);
    await press(canvasElement, 'Try again');
    await expect(retried.mock.lastCall?.[0].body).toEqual({ businessID });
    await expect(await canvas.findByLabelText(/Fetching photos/)).toHaveAttribute('max', '40');
    await expect(canvas.getByRole('button', { name: 'Stop' })).toBeEnabled();
  },
};

const card = { photos: [], specs: [{ key: 'Size', value: 'DN 15, DN 20' }] };

export const Preview: Story = {
  parameters: {
    rows: ['PRD-20'],
    proves: 'Shows the first products as cards, with what becomes a draft and what is left out and why',
  },
  beforeEach: () => {
    const preview: PreviewRow[] = [
      {
        ...{ row: 1, outcome: 'created', status: 'published', photos: 2, reasons: [] },
        product: { ...card, productID: 'p-1', name: 'Ball valve', price: { amount: 4900, currency: 'USD' } },
      },
      {
        ...{ row: 2, outcome: 'created', status: 'draft', photos: 0 },
        product: { ...card, productID: 'p-2', name: 'Pump' },
        reasons: [{ row: 2, column: 'EAN', code: 'foreignPhoto', problem: '' }],
      },
      {
        ...{ row: 3, outcome: 'left', photos: 0 },
        product: { ...card, specs: [], productID: '', name: 'Gate valve' },
        reasons: [{ row: 3, column: 'Precio', code: 'amount', problem: '', value: '1,850' }],
      },
    ];
    answer.mockImplementation(() => withSiblings({ ...mixed, preview }, { slots }));
  },
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement);
    const valve = await canvas.findByRole('article', { name: 'Ball valve' });
    await expect(valve).toHaveTextContent(/New.*Published.*Row 2.*USD.*DN 15, DN 20.*2 photos are fetched/);
    await expect(canvas.getByRole('article', { name: 'Pump' })).toHaveTextContent(/New.*Draft.*Row 3/);
    await expect(canvas.getByRole('article', { name: 'Gate valve' })).toHaveTextContent(
      /Not imported.*Row 4.*Precio: must be an amount/,
    );
    await expect(canvas.getByRole('table', { name: 'Problems' })).toBeVisible();
  },
};

const bearings = { id: '0012.01', name: 'Bearings', subCategories: [] };
const parts = { id: '0012', key: '0012', name: 'Machine parts', description: '', categories: [bearings] };
const saved = fn((_input: FakeInput): unknown => ({ saved: 2 }));

export const ShopCategories: Story = {
  parameters: {
    rows: ['PRD-21'],
    proves: 'Our categories are proposed for those of the shop, confirmed or changed once, and then used',
  },
  args: {
    api: apiOf('owner', {
      'load-industry-tree': () => [parts],
      'save-shop-categories': saved,
    }),
  },
  beforeEach: () => {
    const shopCategories = [
      { name: 'Home > Bearings', rows: 8, id: '0012.01', isChosen: false },
      { name: 'Sale', rows: 1, id: '', isChosen: false },
    ];
    answer.mockImplementation(() => withSiblings({ ...clean, shopCategories }, { slots }));
  },
  play: async ({ canvasElement, canvas }) => {
    await choose(canvasElement);
    const list = await canvas.findByRole('list', { name: 'Categories of your shop' });
    await expect(list).toHaveTextContent(/Home > Bearings8 products · proposed, please check/);
    await waitFor(() => expect(list).toHaveTextContent('Bearings · Machine parts'));
    await userEvent.type(within(list).getByRole('combobox', { name: 'Category for Sale' }), 'machine');
    await userEvent.click(await canvas.findByRole('option', { name: 'Machine parts' }));
    await press(canvasElement, 'Confirm these categories');
    await waitFor(() =>
      expect(saved.mock.lastCall?.[0].body).toEqual({
        businessID,
        categories: [
          { name: 'Home > Bearings', id: '0012.01' },
          { name: 'Sale', id: '0012' },
        ],
      }),
    );
    await waitFor(() => expect(sentQuery(1)).toMatchObject({ dryRun: 'true' }));
  },
};
