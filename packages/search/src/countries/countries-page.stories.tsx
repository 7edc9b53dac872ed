import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { countries } from '../fixtures/countries.ts';
import { CountriesPage } from './countries-page.tsx';

const counts = { AU: 1204, CL: 37, DE: 412, IT: 9, GB: 88 };

const meta = {
  title: 'search/countries/CountriesPage',
  component: CountriesPage,
  args: { countries, counts },
} satisfies Meta<typeof CountriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decision 2: each country with its count and a search; those without entries are named apart. */
export const Manufacturers: Story = {
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

/** Nobody of a kind anywhere: says so, with the other kinds above. */
export const Nobody: Story = {
  args: { business: 'GO', counts: {} },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Government: no entries in any country yet')).toBeVisible();
  },
};

/** The counts did not come: every country is offered, without a number. */
export const NotCounted: Story = {
  args: { counts: undefined },
  play: async ({ canvasElement }) => {
    const letters = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(letters.map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C', 'G', 'I', 'J', 'U']);
    await expect(within(canvasElement).getByRole('link', { name: 'Japan' })).toBeVisible();
  },
};

/** REF-08. */
export const NoCountries: Story = {
  args: { countries: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};
