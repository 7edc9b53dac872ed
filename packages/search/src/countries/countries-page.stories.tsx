import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { countries } from '../fixtures/countries.ts';
import { CountriesPage } from './countries-page.tsx';

const counts = { AU: 1204, CL: 37, DE: 412, IT: 9, GB: 88 };

const meta = {
  title: 'Search/Countries page',
  component: CountriesPage,
  args: { countries, counts },
} satisfies Meta<typeof CountriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Manufacturers: Story = {};

export const FilterCountries: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['decision 2'],
    proves: 'Lists countries with their counts and a search; names countries without entries apart',
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^1,750 registered in 5 countries/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chile 37' })).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=CL&search=',
    );
    await expect(page.getByRole('link', { name: 'Australia 1,204' })).toBeVisible();
    await expect(page.queryByRole('link', { name: /Japan/ })).toBeNull();
    const fold = page.getByText('4 countries without entries yet');
    await expect(page.getByText('Japan').checkVisibility()).toBe(false);
    await userEvent.click(fold);
    await expect(page.getByText('Japan')).toBeVisible();
  },
};

export const Retailers: Story = {
  args: { business: 'RE', counts: { JP: 1 } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Retailers by country');
    await expect(page.getByText(/^1 registered in 1 country/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Japan 1' })).toHaveAttribute(
      'href',
      '/search-result?business=RE&countries=JP&search=',
    );
    await expect(page.getByRole('link', { name: 'Retailers' })).toHaveAttribute('aria-current', 'page');
  },
};

export const NoEntries: Story = {
  parameters: { proves: 'Says that no country has entries of this type, with the other types above' },
  args: { business: 'GO', counts: {} },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Government: no entries in any country yet')).toBeVisible();
  },
};

export const WithoutCounts: Story = {
  parameters: { proves: 'Offers every country without a number when the counts could not be loaded' },
  args: { counts: undefined },
  play: async ({ canvasElement }) => {
    const letters = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(letters.map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C', 'G', 'I', 'J', 'U']);
    await expect(within(canvasElement).getByRole('link', { name: 'Japan' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { rows: ['REF-08'] },
  args: { countries: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};
