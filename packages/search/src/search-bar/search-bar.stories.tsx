import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { countries } from '../fixtures/countries.ts';
import { searchPath } from '../results/search-address.ts';
import { readBarValues } from './read-bar-values.ts';
import { SearchBar } from './search-bar.tsx';

/** The bar as the header shows it: its values come from the address. */
function BarOfAddress() {
  const [parameters] = useSearchParams();
  const { search } = useLocation();
  return (
    <>
      <SearchBar countries={countries} values={readBarValues(parameters)} />
      <Link to={searchPath({ business: 'PR', countries: ['JP'], search: 'valves' })}>Another search</Link>
      <output aria-label="Address">{search}</output>
    </>
  );
}

const meta = {
  title: 'search/search-bar/SearchBar',
  component: SearchBar,
  args: { countries, values: { business: 'MA', countries: [], search: '' } },
  render: () => <BarOfAddress />,
} satisfies Meta<typeof SearchBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = (root: HTMLElement) => within(root).getByRole('combobox', { name: 'What to search for' });
const country = (root: HTMLElement) => within(root).getByRole('combobox', { name: 'Country' });
const text = (root: HTMLElement) => within(root).getByRole('searchbox');
const address = (root: HTMLElement) => within(root).getByLabelText('Address');
const optionsOf = (select: HTMLElement) =>
  [...(select as HTMLSelectElement).options].map((option) => option.text);

/** LAY-20 to LAY-22: eleven types, Global first, the placeholder. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    await expect(optionsOf(type(canvasElement))).toEqual([
      'Products',
      'Users',
      'Manufacturers',
      'Distributors',
      'Wholesalers',
      'Importers',
      'Exporters',
      'Retailers',
      'Investors',
      'Consultants',
      'Government',
    ]);
    await expect(type(canvasElement)).toHaveValue('MA');
    await expect(optionsOf(country(canvasElement)).slice(0, 2)).toEqual(['Global', 'Åland Islands']);
    await expect(text(canvasElement)).toHaveAttribute('placeholder', 'Search companies and products');
    await expect(within(canvasElement).getByRole('search')).toBeVisible();
  },
};

/** LAY-23: Enter searches. */
export const SearchesOnEnter: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(country(canvasElement), 'IT');
    await userEvent.type(text(canvasElement), 'ball & gate valves{Enter}');
    await waitFor(() =>
      expect(address(canvasElement)).toHaveTextContent(
        '?business=MA&countries=IT&search=ball+%26+gate+valves',
      ),
    );
  },
};

/** LAY-23: a click on the icon searches. */
export const SearchesOnClick: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(type(canvasElement), 'UR');
    await userEvent.type(text(canvasElement), 'Rossi');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(address(canvasElement)).toHaveTextContent('?business=UR&countries=global&search=Rossi'),
    );
  },
};

/** LAY-24: the fields follow the address, even when only unsent words differ from it. */
export const FollowsTheAddress: Story = {
  parameters: { route: { at: '/search-result?business=DI&countries=CL&search=cork' } },
  play: async ({ canvasElement }) => {
    await expect(type(canvasElement)).toHaveValue('DI');
    await expect(country(canvasElement)).toHaveValue('CL');
    await expect(text(canvasElement)).toHaveValue('cork');
    const another = within(canvasElement).getByRole('link', { name: 'Another search' });
    await userEvent.click(another);
    await waitFor(() => expect(text(canvasElement)).toHaveValue('valves'));
    await expect(type(canvasElement)).toHaveValue('PR');
    await expect(country(canvasElement)).toHaveValue('JP');
    await userEvent.type(text(canvasElement), ' and more');
    await userEvent.click(another);
    await waitFor(() => expect(text(canvasElement)).toHaveValue('valves'));
  },
};

/** A page that arrives while somebody is typing leaves the words alone; LAY-24 holds again once they are sent. */
export const KeepsWhatIsBeingTyped: Story = {
  parameters: { route: { at: '/search-result?business=DI&countries=CL&search=cork' } },
  play: async ({ canvasElement }) => {
    const another = within(canvasElement).getByRole('link', { name: 'Another search' });
    await userEvent.type(text(canvasElement), ' stoppers');
    // A click by script leaves the focus where it is, as a page that was asked for earlier does.
    another.click();
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent('business=PR'));
    await expect(text(canvasElement)).toHaveValue('cork stoppers');
    await userEvent.type(text(canvasElement), '{Enter}');
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent('search=cork+stoppers'));
    another.click();
    await waitFor(() => expect(text(canvasElement)).toHaveValue('valves'));
  },
};

/** On a phone the selects stand above the text. */
export const Narrow: Story = {
  render: () => (
    <div style={{ inlineSize: 288 }}>
      <BarOfAddress />
    </div>
  ),
};
