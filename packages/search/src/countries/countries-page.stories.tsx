import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { countries } from '../fixtures/countries.ts';
import { CountriesPage } from './countries-page.tsx';

const meta = {
  title: 'search/CountriesPage',
  component: CountriesPage,
  args: { countries },
} satisfies Meta<typeof CountriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Manufacturers: Story = {
  play: async ({ canvasElement }) => {
    const letters = within(canvasElement).getAllByRole('heading', { level: 2 });
    await expect(letters.map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C', 'G', 'I', 'J', 'U']);
    await expect(within(canvasElement).getByRole('link', { name: 'Chile' })).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=CL&search=',
    );
  },
};

export const Retailers: Story = {
  args: { business: 'RE' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Retailers by country',
    );
    await expect(within(canvasElement).getByRole('link', { name: 'Japan' })).toHaveAttribute(
      'href',
      '/search-result?business=RE&countries=JP&search=',
    );
  },
};

/** REF-08. */
export const NoCountries: Story = { args: { countries: [] } };
