import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  arabicBusiness,
  asCard,
  harbourGear,
  importedBusiness,
  longNames,
} from '@wbn/cards/fixtures/businesses.ts';
import { bareProduct, planetaryGearbox } from '@wbn/cards/fixtures/products.ts';
import type { SearchFacet } from '@wbn/contract/search/search-reply.ts';
import { expect, userEvent, within } from 'storybook/test';
import { countries } from '../fixtures/countries.ts';
import { onlyTotal } from '../fixtures/findings.ts';
import { anySearch } from './search-address.ts';
import { SearchResultsPage } from './search-results-page.tsx';

const companies = [harbourGear, longNames, arabicBusiness, importedBusiness].map((business) => ({
  businessProfile: asCard(business),
  reactions: business.reactions,
}));

const person = {
  userID: '01939b2e-7c1a-7d3e-9f10-00000000abcd',
  firstName: 'Giulia',
  lastName: 'Rossi',
  username: 'giulia.rossi',
  reactions: { reactionCount: { like: 3 } },
};

const productFacets: SearchFacet[] = [
  {
    name: 'categories',
    least: false,
    values: [{ value: '0006.01', text: 'Gearboxes', count: 6, chosen: true }],
  },
  {
    name: 'countries',
    least: false,
    values: [
      'AU Australia 6',
      'NZ New Zealand 3',
      'CL Chile 3',
      'DE Germany 2',
      'JP Japan 2',
      'ES Spain 1',
      'IT Italy 1',
    ].map((line) => ({
      value: line.slice(0, 2),
      text: line.slice(3, -2),
      count: Number(line.at(-1)),
      chosen: line.startsWith('AU'),
    })),
  },
  {
    name: 'leadTime',
    least: true,
    values: [
      { value: '-7', text: 'Up to 1 week', count: 2_000, chosen: false },
      { value: '8-14', text: '1 to 2 weeks', count: 0, chosen: false },
    ],
  },
];

const meta = {
  title: 'Search/Results page',
  component: SearchResultsPage,
  args: {
    address: { ...anySearch, business: 'MA', search: 'gear', page: 1 },
    outcome: { mode: 'business', results: companies, ...onlyTotal(4) },
    countries,
  },
} satisfies Meta<typeof SearchResultsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (root: HTMLElement) => within(root).getByRole('heading', { level: 1 });
const link = (root: HTMLElement, name: string | RegExp) => within(root).getByRole('link', { name });

export const Companies: Story = {
  parameters: { rows: ['SRCH-01', 'SRCH-08'] },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('4 Results for Manufacturers - gear');
    const tab = await within(canvasElement).findByRole('link', { name: /^Manufacturers/ });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(link(canvasElement, 'Products')).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=global&search=gear',
    );
    await expect(within(canvasElement).queryByRole('navigation', { name: 'Pages of results' })).toBeNull();
  },
};

export const MiddlePage: Story = {
  parameters: {
    rows: ['SRCH-02', 'SRCH-03'],
    proves: 'Five results on a page, links to neighbouring pages only',
  },
  args: {
    address: { ...anySearch, business: 'MA', countries: ['AU'], search: 'gear', industry: ['0006'], page: 9 },
    outcome: { mode: 'business', results: companies, ...onlyTotal(1_284) },
  },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('1,284 Results for Manufacturers - gear');
    await expect(canvasElement).toHaveTextContent('41 to 44 of 1,284');
    const pages = within(await within(canvasElement).findByRole('navigation', { name: 'Pages of results' }));
    const numbers = pages.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(numbers).toEqual(['Previous', '1', '8', '9', '10', '257', 'Next']);
    await expect(pages.getByRole('link', { name: '10' })).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=AU&search=gear&industry=0006&page=10',
    );
  },
};

export const Filtered: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['decision 14'],
    proves:
      'Every filter is shown and can be removed, singly or all together; each facet value is a link with its count',
  },
  args: {
    address: {
      ...anySearch,
      business: 'PR',
      countries: ['AU'],
      search: 'gear',
      category: ['0006.01'],
      page: 2,
    },
    outcome: {
      mode: 'product',
      results: [planetaryGearbox],
      ...onlyTotal(6),
      facets: productFacets,
      tabs: [
        { type: 'PR', count: 6, least: false },
        { type: 'MA', count: 2_000, least: true },
        { type: 'UR', count: 0, least: false },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('navigation', { name: 'Filters' });
    const own = '/search-result?business=PR&countries=AU&search=gear';
    await expect(link(canvasElement, 'Remove filter: Australia')).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=global&search=gear&category=0006.01',
    );
    await expect(link(canvasElement, 'Remove filter: Gearboxes')).toHaveAttribute('href', own);
    await expect(link(canvasElement, 'Remove filter: “gear”')).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=AU&search=&category=0006.01',
    );
    await expect(link(canvasElement, 'Clear all')).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=global&search=gear',
    );
    await expect(canvasElement).toHaveTextContent('These are all results.');

    const root = within(canvasElement);
    const rail = within(root.getByRole('navigation', { name: 'Filters' }));
    await expect(rail.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Category',
      'Country',
      'Lead time',
    ]);
    const chosen = rail.getByRole('link', { name: 'Australia 6' });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    const other = rail.getByRole('link', { name: 'New Zealand 3' });
    await expect(other).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=AU,NZ&search=gear&category=0006.01',
    );
    await expect(other).toHaveAttribute('rel', 'nofollow');
    await expect(rail.getByRole('link', { name: 'Up to 1 week 2,000+' })).toBeVisible();
    await expect(rail.getByText('Italy')).not.toBeVisible();
    await userEvent.click(rail.getByText('1 more'));
    await expect(rail.getByRole('link', { name: 'Italy 1' })).toBeVisible();

    await expect(link(canvasElement, 'Manufacturers 2,000+')).toBeVisible();
    await expect(link(canvasElement, 'Users 0')).toBeVisible();
    await expect(link(canvasElement, 'Best match')).toHaveAttribute('aria-current', 'true');
    await expect(link(canvasElement, 'Newest')).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=AU&search=gear&category=0006.01&sort=newest',
    );
    await expect(link(canvasElement, '20')).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=AU&search=gear&category=0006.01&size=20',
    );
    await userEvent.click(root.getByText('Why this order?'));
    await expect(root.getByText(/where your words appear/)).toBeVisible();
  },
};

export const Corrected: Story = {
  parameters: {
    proves: 'Names the correction and offers the words as typed; says that some results have only some words',
  },
  args: {
    address: { ...anySearch, search: 'wheat' },
    outcome: {
      mode: 'business',
      results: companies.slice(0, 1).map((hit) => ({ ...hit, nameRanges: [[0, 7]] as const })),
      ...onlyTotal(1),
      correction: { typed: 'wheat', meant: 'heat' },
      full: 0,
    },
  },
  play: async ({ canvasElement }) => {
    const [correction, partial] = await within(canvasElement).findAllByRole('note');
    await expect(correction).toHaveTextContent('We searched for “heat” instead of “wheat”.');
    await expect(partial).toHaveTextContent('No company fully matches “heat”.');
    await expect(link(canvasElement, 'Search exactly “wheat”')).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=wheat&exact=1',
    );
    await expect(canvasElement.querySelector('mark')).toHaveTextContent('Harbour');
  },
};

export const FewWithAllWords: Story = {
  parameters: {
    rows: ['SRCH-06'],
    proves:
      'Results with all words come first; a line announces those with some words; the heading counts the first',
  },
  args: {
    address: { ...anySearch, search: 'harbour crane' },
    outcome: {
      mode: 'business',
      results: companies,
      ...onlyTotal(companies.length),
      full: 1,
      tabs: [
        { type: 'ALL', count: 2, least: false },
        { type: 'MA', count: 1, least: false },
        { type: 'DI', count: 1, least: false },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement);
    await expect(heading(canvasElement)).toHaveTextContent('1 Result for');
    await expect(within(root.getByRole('list', { name: 'Results' })).getAllByRole('heading')).toHaveLength(1);
    await expect(root.getByRole('note')).toHaveTextContent(
      /^The next ones match only in part.*1 distributor$/,
    );
    await expect(link(canvasElement, '1 distributor')).toHaveAttribute(
      'href',
      '/search-result?business=DI&countries=global&search=harbour+crane',
    );
    const others = root.getByRole('list', { name: 'Similar results' });
    await expect(within(others).getAllByRole('heading')).toHaveLength(companies.length - 1);
  },
};

export const PreparedList: Story = {
  parameters: {
    rows: ['LAY-33'],
    proves: 'A prepared list has its own heading and no tabs; its filters keep its address',
  },
  args: {
    address: { ...anySearch, list: 'verified-manufacturers', business: 'MA', page: 1 },
    outcome: { mode: 'business', results: companies, ...onlyTotal(12) },
  },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement);
    await expect(heading(canvasElement)).toHaveTextContent('12 verified manufacturers');
    await expect(root.queryByRole('navigation', { name: 'Search in' })).toBeNull();
    await root.findByRole('link', { name: 'Only Australia' });
    await expect(link(canvasElement, 'Only Australia')).toHaveAttribute(
      'href',
      '/verified-manufacturers?countries=AU',
    );
    await expect(link(canvasElement, 'Next')).toHaveAttribute('href', '/verified-manufacturers?page=2');
    // One notice for the page, none on its cards.
    await expect(root.getAllByText('Sample data')).toHaveLength(1);
  },
};

export const Products: Story = {
  parameters: { rows: ['SRCH-04', 'SRCH-10', 'decision 16'], proves: "An empty query leaves out ' - '" },
  args: {
    address: { ...anySearch, business: 'PR', page: 1 },
    outcome: {
      mode: 'product',
      results: [planetaryGearbox, bareProduct],
      promoted: [bareProduct],
      ...onlyTotal(2),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement).textContent).toBe('2 Results for Products');
    await expect(link(canvasElement, planetaryGearbox.name)).toBeVisible();
    // The promoted result is first, has a label, and is not repeated at its usual position.
    const [first, ...others] = within(canvasElement).getAllByRole('article');
    await expect(first).toHaveTextContent(/Promoted.*Coupling guard/s);
    await expect(others).toHaveLength(1);
    await expect(others[0]).not.toHaveTextContent('Promoted');
  },
};

export const People: Story = {
  parameters: {
    rows: ['SRCH-04', 'SRCH-09'],
    proves: 'People have a card of their own and no industry filter',
  },
  args: {
    address: { ...anySearch, business: 'UR', countries: ['IT'], search: 'rossi', page: 1 },
    outcome: { mode: 'user', results: [person], ...onlyTotal(1) },
  },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('1 Result for Users - rossi');
    await expect(await within(canvasElement).findByRole('heading', { name: 'Giulia Rossi' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull();
  },
};

export const NothingFound: Story = {
  parameters: { proves: 'Leads to the types that have results, with their counts, and out of the filters' },
  args: {
    address: { ...anySearch, countries: ['JP'], search: 'coffee' },
    outcome: {
      mode: 'business',
      results: [],
      ...onlyTotal(0),
      tabs: [
        { type: 'PR', count: 10, least: false },
        { type: 'UR', count: 0, least: false },
        { type: 'DI', count: 12, least: false },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('0 Results for Manufacturers - coffee');
    await within(canvasElement).findByRole('link', { name: 'Products: 10' });
    await expect(canvasElement).toHaveTextContent('No results for “coffee” in Manufacturers');
    await expect(canvasElement).not.toHaveTextContent(/spelling/);
    await expect(link(canvasElement, 'Products: 10')).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=JP&search=coffee',
    );
    await expect(link(canvasElement, 'Distributors: 12')).toBeVisible();
    await expect(within(canvasElement).queryByRole('link', { name: /^Users:/ })).toBeNull();
    await expect(link(canvasElement, 'Clear the filters')).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=coffee',
    );
  },
};

export const BeyondTheEnd: Story = {
  parameters: { proves: 'A page after the last one, by an old link' },
  args: {
    address: { ...anySearch, business: 'MA', search: 'gear', page: 7 },
    outcome: { mode: 'business', results: [], ...onlyTotal(4) },
  },
  play: async ({ canvasElement }) => {
    await expect(link(canvasElement, 'Go to the first page')).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=gear',
    );
  },
};

export const Failed: Story = {
  parameters: { rows: ['SRCH-04'], proves: 'Offers the same search again' },
  args: { outcome: { mode: 'business', failed: true } },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('Search Manufacturers');
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'An unexpected error has occurred, please try again.',
    );
    await expect(link(canvasElement, 'Try again')).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=gear',
    );
  },
};

export const Loading: Story = {
  parameters: {
    rows: ['SRCH-04'],
    proves: 'Grey cards stand for results while the next search runs',
    route: {
      path: '/search-result',
      at: '/search-result?business=MA&countries=global&search=gear',
      loader: ({ request }: { request: Request }) =>
        request.url.includes('business=DI') ? new Promise(() => undefined) : null,
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Distributors' }));
    await within(canvasElement).findByText('Searching');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expect(within(canvasElement).queryByRole('article')).toBeNull();
  },
};
