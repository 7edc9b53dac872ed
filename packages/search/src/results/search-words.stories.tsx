import type { Meta, StoryObj } from '@storybook/react-vite';
import { asCard, harbourGear, longNames } from '@wbn/cards/fixtures/businesses.ts';
import type { SearchCondition } from '@wbn/contract/search/search-reply.ts';
import { expect, within } from 'storybook/test';
import { countries } from '../fixtures/countries.ts';
import { onlyTotal } from '../fixtures/findings.ts';
import { anySearch } from './search-address.ts';
import { SearchResultsPage } from './search-results-page.tsx';

const companies = [harbourGear, longNames].map((business) => ({
  businessProfile: asCard(business),
  reactions: business.reactions,
}));
const globalGap: SearchCondition = {
  kind: 'certificate',
  typed: 'GlobalGAP',
  text: 'GlobalGAP',
  without: 'hydraulics in Chile',
  filter: { name: 'certificates', values: ['globalgap'] },
};
const inChile: SearchCondition = {
  kind: 'place',
  typed: 'in Chile',
  text: 'Chile',
  without: 'GlobalGAP hydraulics',
  filter: { name: 'countries', values: ['CL'] },
};
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
    outcome: {
      mode: 'business',
      results: companies,
      ...onlyTotal(40),
      allTypes: true,
      full: 1,
      tabs: [
        { type: 'ALL', count: 1, least: false },
        { type: 'MA', count: 1, least: false },
      ],
    },
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
      full: 0,
      elsewhere: { type: 'PR', count: 12, least: false },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await note(canvasElement)).toHaveTextContent('No company fully matches “gear”.');
    await expect(link(canvasElement, '12 products')).toHaveAttribute(
      'href',
      '/search-result?business=PR&countries=global&search=gear',
    );
  },
};

export const Recognised: Story = {
  parameters: {
    rows: ['SRCH-06'],
    proves:
      'Names the category and every condition, also in its facet; one link undoes each, another searches the words alone',
  },
  args: {
    address: { ...anySearch, search: 'GlobalGAP hydraulics in Chile' },
    outcome: {
      mode: 'business',
      results: companies,
      ...onlyTotal(2),
      facets: [
        {
          name: 'countries',
          least: false,
          values: [
            { value: 'CL', text: 'Chile', count: 2, chosen: false },
            { value: 'PE', text: 'Peru', count: 1, chosen: false },
          ],
        },
      ],
      recognised: { category: hydraulics, conditions: [globalGap, inChile] },
    },
  },
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('region', { name: 'Understood from your words' });
    await expect(line).toHaveTextContent(
      /Certificate: GlobalGAP.*Place: Chile.*Category: Hydraulics - 3 companies/,
    );
    await expect(link(line, 'Undo: Place: Chile')).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=GlobalGAP+hydraulics',
    );
    const chile = link(canvasElement, 'Chile 2');
    await expect(chile).toHaveAttribute('aria-current', 'true');
    await expect(chile).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=GlobalGAP+hydraulics',
    );
    await expect(link(canvasElement, 'Peru 1')).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=CL,PE&search=GlobalGAP+hydraulics',
    );
    await expect(link(line, 'Undo: Certificate: GlobalGAP')).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=hydraulics+in+Chile',
    );
    await expect(link(line, 'Hydraulics - 3 companies')).toHaveAttribute(
      'href',
      '/search-result?business=ALL&countries=global&search=&category=0004.03',
    );
    await expect(link(line, '2 manufacturers')).toBeVisible();
    await expect(link(line, '12 products')).toHaveAttribute('href', expect.stringContaining('business=PR'));
    await expect(link(line, 'Search exactly “GlobalGAP hydraulics in Chile”')).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=GlobalGAP+hydraulics+in+Chile&exact=1',
    );
  },
};

const inEmptyCategory = {
  mode: 'business' as const,
  results: companies,
  ...onlyTotal(2),
  recognised: { category: { id: '0004.04.01', name: 'Hydraulic Cylinders', counts: {} } },
  nearestCategory: hydraulics,
};

export const EmptyCategory: Story = {
  parameters: {
    rows: ['SRCH-06'],
    proves: 'Names a category without entries and leads to the nearest one with entries',
  },
  args: {
    outcome: { ...inEmptyCategory, full: 0 },
  },
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('region', { name: 'Understood from your words' });
    await expect(line).toHaveTextContent('Category: Hydraulic Cylinders - no entries yet');
    await expect(line).toHaveTextContent('Nearest: Hydraulics - 3 companies');
  },
};

export const EmptyCategoryWithMatches: Story = {
  parameters: {
    rows: ['SRCH-06'],
    proves: 'Names no category without entries above results that match',
  },
  args: { outcome: { ...inEmptyCategory, full: 1 } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('list', { name: 'Results' });
    await expect(canvasElement).not.toHaveTextContent('Hydraulic Cylinders');
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

export const TwoReadings: Story = {
  parameters: {
    rows: ['SRCH-06'],
    proves: 'A word that is also a country is searched as a word, and a link searches the country',
  },
  args: {
    address: { ...anySearch, business: 'ALL', search: 'turkey' },
    outcome: {
      mode: 'business',
      results: companies,
      ...onlyTotal(2),
      recognised: {
        offered: [
          {
            kind: 'place',
            typed: 'turkey',
            text: 'Türkiye',
            without: '',
            filter: { name: 'countries', values: ['TR'] },
          },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const line = await within(canvasElement).findByRole('region', { name: 'Understood from your words' });
    await expect(line).toHaveTextContent('“turkey” can also mean: Place: Türkiye');
    await expect(link(line, 'Place: Türkiye')).toHaveAttribute(
      'href',
      '/search-result?business=ALL&countries=TR&search=',
    );
    await expect(within(line).queryByRole('link', { name: /Search exactly/ })).toBeNull();
  },
};

export const OnlyPartialMatches: Story = {
  parameters: {
    rows: ['SRCH-01', 'SRCH-06'],
    proves:
      'Heading and tab count full matches only; a line says what the others are, and leads to suppliers and looser searches',
  },
  args: {
    address: { ...anySearch, business: 'ALL', search: 'GlobalGAP hydraulics in Chile' },
    outcome: {
      mode: 'business',
      results: companies,
      ...onlyTotal(22),
      full: 0,
      tabs: [
        { type: 'ALL', count: 0, least: false },
        { type: 'PR', count: 4, least: false },
      ],
      recognised: { conditions: [globalGap, inChile] },
    },
    quotePath: '/request-quotation?search=GlobalGAP+hydraulics+in+Chile',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      '0 Results for All companies - GlobalGAP hydraulics in Chile',
    );
    await expect(link(canvasElement, 'All companies 0')).toHaveAttribute('aria-current', 'page');
    const line = await note(canvasElement);
    await expect(line).toHaveTextContent(/No company fully matches .* These match only in part/);
    await expect(link(line, 'Without “in Chile”')).toHaveAttribute(
      'href',
      '/search-result?business=ALL&countries=global&search=GlobalGAP+hydraulics',
    );
    await expect(link(line, 'Request a quotation')).toHaveAttribute(
      'href',
      '/request-quotation?search=GlobalGAP+hydraulics+in+Chile',
    );
    await expect(link(line, '4 products')).toBeVisible();
    await expect(within(canvasElement).getByRole('list', { name: 'Similar results' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('1 to 2 of 22, partial matches included');
  },
};

export const NothingMeetsTheConditions: Story = {
  parameters: {
    rows: ['SRCH-06', 'RFQ-01'],
    proves: 'Says that nothing matches, offers the request for quotation and names what could be left out',
  },
  args: {
    address: { ...anySearch, business: 'ALL', search: 'GlobalGAP hydraulics in Chile' },
    outcome: {
      mode: 'business',
      results: [],
      ...onlyTotal(0),
      tabs: [{ type: 'ALL', count: 0, least: false }],
      recognised: { conditions: [globalGap, inChile] },
    },
    quotePath: '/request-quotation?search=GlobalGAP+hydraulics+in+Chile',
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No results for “GlobalGAP hydraulics in Chile” yet');
    await expect(canvasElement).toHaveTextContent('No entry meets all conditions.');
    await expect(link(canvasElement, 'Request a quotation')).toBeVisible();
    await expect(link(canvasElement, 'Without “GlobalGAP”')).toHaveAttribute(
      'href',
      '/search-result?business=ALL&countries=global&search=hydraulics+in+Chile',
    );
  },
};

export const NothingInACategory: Story = {
  parameters: {
    rows: ['RFQ-01'],
    proves:
      'A category without entries, as a suggestion leads to it: names it and offers the request for quotation',
  },
  args: {
    address: { ...anySearch, business: 'ALL', category: ['0004.04.01'] },
    outcome: {
      mode: 'business',
      results: [],
      ...onlyTotal(0),
      facets: [
        {
          name: 'categories',
          least: false,
          values: [{ value: '0004.04.01', text: 'Hydraulic Cylinders', count: 0, chosen: true }],
        },
      ],
      tabs: [{ type: 'UR', count: 40, least: false }],
      nearestCategory: hydraulics,
    },
    quotePath: '/request-quotation?category=0004.04.01',
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No entries in Hydraulic Cylinders yet');
    await expect(within(canvasElement).queryByText('The same search finds:')).toBeNull();
    await expect(link(canvasElement, 'Request a quotation')).toBeVisible();
    await expect(link(canvasElement, 'Nearest category: Hydraulics (3 companies)')).toBeVisible();
  },
};
