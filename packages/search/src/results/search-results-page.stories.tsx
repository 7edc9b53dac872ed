import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  arabicBusiness,
  asCard,
  harbourGear,
  importedBusiness,
  longNames,
} from '@wbn/cards/fixtures/businesses.ts';
import { bareProduct, planetaryGearbox } from '@wbn/cards/fixtures/products.ts';
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

const meta = {
  title: 'search/results/SearchResultsPage',
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

/** SRCH-01, SRCH-08. */
export const Companies: Story = {
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('4 Results for Manufacturers - gear');
    await expect(link(canvasElement, 'Manufacturers')).toHaveAttribute('aria-current', 'page');
    await expect(link(canvasElement, 'Products')).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=global&search=gear',
    );
    await expect(within(canvasElement).queryByRole('navigation', { name: 'Pages of results' })).toBeNull();
  },
};

/** SRCH-02, SRCH-03: five on a page, neighbouring pages only. */
export const MiddlePage: Story = {
  args: {
    address: { ...anySearch, business: 'MA', countries: ['AU'], search: 'gear', industry: ['0006'], page: 9 },
    outcome: { mode: 'business', results: companies, ...onlyTotal(1_284) },
  },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('1,284 Results for Manufacturers - gear');
    await expect(canvasElement).toHaveTextContent('41 to 44 of 1,284');
    const pages = within(within(canvasElement).getByRole('navigation', { name: 'Pages of results' }));
    const numbers = pages.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(numbers).toEqual(['Previous', '1', '8', '9', '10', '257', 'Next']);
    await expect(pages.getByRole('link', { name: '10' })).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=AU&search=gear&industry=0006&page=10',
    );
  },
};

/** Decision 14: every filter is seen and can be taken away. */
export const ActiveFilters: Story = {
  args: {
    address: { ...anySearch, business: 'PR', countries: ['AU'], search: 'gear', industry: ['0006'], page: 2 },
    outcome: { mode: 'product', results: [planetaryGearbox], ...onlyTotal(6) },
  },
  play: async ({ canvasElement }) => {
    await expect(link(canvasElement, 'Remove filter: Australia')).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=global&search=gear&industry=0006',
    );
    await expect(link(canvasElement, 'Remove filter: Power Transmission')).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=AU&search=gear',
    );
    await expect(link(canvasElement, 'Remove filter: “gear”')).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=AU&search=&industry=0006',
    );
    await expect(canvasElement).toHaveTextContent('That was the last result.');
    await expect(within(canvasElement).getByRole('combobox', { name: 'Industry' })).toHaveValue('0006');
  },
};

/** LAY-33: a list for buyers has its own heading and no tabs; its filters keep its address. */
export const PreparedList: Story = {
  args: {
    address: { ...anySearch, list: 'verified-manufacturers', business: 'MA', page: 1 },
    outcome: { mode: 'business', results: companies, ...onlyTotal(12) },
  },
  play: async ({ canvasElement }) => {
    const root = within(canvasElement);
    await expect(heading(canvasElement)).toHaveTextContent('12 verified manufacturers');
    await expect(root.queryByRole('navigation', { name: 'Search in' })).toBeNull();
    await expect(link(canvasElement, 'Only Australia')).toHaveAttribute(
      'href',
      '/verified-manufacturers?countries=AU',
    );
    await expect(link(canvasElement, 'Next')).toHaveAttribute('href', '/verified-manufacturers?page=2');
    await expect(root.getByRole('combobox', { name: 'Industry' }).closest('form')).toHaveAttribute(
      'action',
      '/verified-manufacturers',
    );
    // One notice for the page, none on its cards.
    await expect(root.getAllByText('Sample data')).toHaveLength(1);
  },
};

/** SRCH-04, SRCH-10; decision 16: an empty query drops ' - '. */
export const Products: Story = {
  args: {
    address: { ...anySearch, business: 'PR', page: 1 },
    outcome: { mode: 'product', results: [planetaryGearbox, bareProduct], ...onlyTotal(2) },
  },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement).textContent).toBe('2 Results for Products');
    await expect(link(canvasElement, planetaryGearbox.name)).toBeVisible();
  },
};

/** SRCH-04, SRCH-09: the card of a person comes from outside; people have no industry filter. */
export const People: Story = {
  args: {
    address: { ...anySearch, business: 'UR', countries: ['IT'], search: 'rossi', page: 1 },
    outcome: { mode: 'user', results: [person], ...onlyTotal(1) },
  },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('1 Result for Users - rossi');
    await expect(within(canvasElement).getByRole('heading', { name: 'Giulia Rossi' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull();
  },
};

export const NothingFound: Story = {
  args: {
    address: { ...anySearch, business: 'MA', countries: ['JP'], search: 'qqqq', page: 1 },
    outcome: { mode: 'business', results: [], ...onlyTotal(0) },
  },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('0 Results for Manufacturers - qqqq');
    await expect(link(canvasElement, 'Search in all countries')).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=qqqq',
    );
    await expect(link(canvasElement, 'Search Products')).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=JP&search=qqqq',
    );
  },
};

/** A page after the last one, by an old link. */
export const BeyondTheEnd: Story = {
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

/** SRCH-04: the failure state offers the same search again. */
export const Failed: Story = {
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

/** SRCH-04: while the next search runs, grey cards stand in for its results. */
export const Loading: Story = {
  parameters: {
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
