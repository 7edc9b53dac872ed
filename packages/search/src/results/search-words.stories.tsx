import type { Meta, StoryObj } from '@storybook/react-vite';
import { asCard, harbourGear, longNames } from '@wbn/cards/fixtures/businesses.ts';
import { expect, within } from 'storybook/test';
import { countries } from '../fixtures/countries.ts';
import { onlyTotal } from '../fixtures/findings.ts';
import { anySearch } from './search-address.ts';
import { SearchResultsPage } from './search-results-page.tsx';

const companies = [harbourGear, longNames].map((business) => ({
  businessProfile: asCard(business),
  reactions: business.reactions,
}));
const hydraulics = { id: '0004.03', name: 'Hydraulics', counts: { MA: 2, DI: 1, PR: 12 } };

const meta = {
  title: 'Search/Results page words',
  component: SearchResultsPage,
  args: {
    address: { ...anySearch, search: 'gear' },
    outcome: { mode: 'business', results: companies, ...onlyTotal(2) },
    countries,
    savePath: '/saved-searches?save=business%3DMA',
  },
} satisfies Meta<typeof SearchResultsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const link = (root: HTMLElement, name: string | RegExp) => within(root).getByRole('link', { name });
const note = (root: HTMLElement) => within(root).findByRole('note');

export const OtherTypesInstead: Story = {
  parameters: {
    rows: ['SRCH-07'],
    proves: 'No manufacturer has the words: shows all companies and names the types that have them',
  },
  args: {
    asked: 'MA',
    address: { ...anySearch, business: 'ALL', search: 'vino' },
    outcome: {
      mode: 'business',
      results: companies,
      ...onlyTotal(3),
      allTypes: true,
      tabs: [
        { type: 'ALL', count: 3, least: false },
        { type: 'PR', count: 9, least: false },
        { type: 'MA', count: 0, least: false },
        { type: 'DI', count: 2, least: false },
        { type: 'RE', count: 1, least: false },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await note(canvasElement)).toHaveTextContent(
      'No manufacturer matches “vino”, but 2 distributors and 1 retailer do.',
    );
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      '3 Results for All companies - vino',
    );
    await expect(link(canvasElement, 'All companies 3')).toHaveAttribute('aria-current', 'page');
  },
};

export const FewOfOtherTypes: Story = {
  parameters: {
    rows: ['SRCH-07'],
    proves: 'Counts results of other types with all words apart from those with some words',
  },
  args: {
    ...OtherTypesInstead.args,
    asked: 'IM',
    outcome: { mode: 'business', results: companies, ...onlyTotal(40), allTypes: true, full: 1 },
  },
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('note');
    await expect(first).toHaveTextContent('No importer matches “vino”, but 1 manufacturer does.');
  },
};

export const OnlyProducts: Story = {
  parameters: { rows: ['SRCH-06'], proves: 'Leads to products when only products have all words' },
  args: {
    outcome: {
      mode: 'business',
      results: companies,
      ...onlyTotal(2),
      loosened: true,
      elsewhere: { type: 'PR', count: 12, least: false },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await note(canvasElement)).toHaveTextContent('No company fully matches “gear”.');
    await expect(link(canvasElement, '12 products match fully')).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=global&search=gear',
    );
  },
};

export const Recognised: Story = {
  parameters: {
    rows: ['SRCH-06'],
    proves: 'Names category, certificate and place; one click searches the words alone',
  },
  args: {
    address: { ...anySearch, search: 'GlobalGAP hydraulics Chile' },
    outcome: {
      mode: 'business',
      results: companies,
      ...onlyTotal(2),
      recognised: {
        category: hydraulics,
        certificates: [{ value: 'globalgap', text: 'GlobalGAP' }],
        places: [{ facet: 'countries', value: 'CL', text: 'Chile' }],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('region', { name: 'Understood from your words' });
    await expect(line).toHaveTextContent(
      /Category: Hydraulics - 3 companies.*Certificate: GlobalGAP.*Place: Chile/,
    );
    await expect(link(line, 'Hydraulics - 3 companies')).toHaveAttribute(
      'href',
      '/search-result?business=ALL&countries=global&search=&category=0004.03',
    );
    await expect(link(line, '2 manufacturers')).toBeVisible();
    await expect(link(line, '12 products')).toHaveAttribute('href', expect.stringContaining('business=PR'));
    await expect(link(line, 'Search exactly “GlobalGAP hydraulics Chile”')).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=GlobalGAP+hydraulics+Chile&exact=1',
    );
  },
};

export const EmptyCategory: Story = {
  parameters: {
    rows: ['SRCH-06'],
    proves: 'Names a category without entries and leads to the nearest one with entries',
  },
  args: {
    outcome: {
      mode: 'business',
      results: companies,
      ...onlyTotal(2),
      loosened: true,
      recognised: { category: { id: '0004.04.01', name: 'Hydraulic Cylinders', counts: {} } },
      nearestCategory: hydraulics,
    },
  },
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('region', { name: 'Understood from your words' });
    await expect(line).toHaveTextContent('Category: Hydraulic Cylinders - no entries yet');
    await expect(line).toHaveTextContent('Nearest: Hydraulics - 3 companies');
  },
};

export const NoExactMatch: Story = {
  parameters: {
    rows: ['SRCH-06'],
    proves: 'Says that the exact words are nowhere and leads back to similar ones',
  },
  args: {
    address: { ...anySearch, search: 'wheet', exact: true },
    outcome: { mode: 'business', results: [], ...onlyTotal(0) },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No exact match for “wheet” in Manufacturers');
    await expect(link(canvasElement, 'Include similar words')).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=wheet',
    );
  },
};

export const NothingFound: Story = {
  parameters: {
    rows: ['SRCH-06'],
    proves: 'Leads to the nearest category, to a mail when somebody has it, and to people who help',
  },
  args: {
    address: { ...anySearch, business: 'ALL', search: 'hydraulic zorbs' },
    outcome: {
      mode: 'business',
      results: [],
      ...onlyTotal(0),
      tabs: [{ type: 'PR', count: 0, least: false }],
      nearestCategory: hydraulics,
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No results for “hydraulic zorbs” yet');
    await expect(link(canvasElement, 'Nearest category: Hydraulics (3 companies)')).toHaveAttribute(
      'href',
      '/search-result?business=ALL&countries=global&search=&category=0004.03',
    );
    await expect(
      link(canvasElement, 'Save this search and get an email when there are results'),
    ).toHaveAttribute('href', '/saved-searches?save=business%3DMA');
    await expect(link(canvasElement, 'Ask us')).toHaveAttribute('href', '/contact-us');
    await expect(within(canvasElement).queryByRole('link', { name: 'Browse the industries' })).toBeNull();
  },
};
