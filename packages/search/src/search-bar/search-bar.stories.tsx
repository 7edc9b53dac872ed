import type { Meta, StoryObj } from '@storybook/react-vite';
import { Anchor } from '@wbn/ui-kit/text/anchor.tsx';
import { useLocation, useSearchParams } from 'react-router-dom';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { countries } from '../fixtures/countries.ts';
import { searchPath } from '../results/search-address.ts';
import { readBarValues } from './read-bar-values.ts';
import { SearchBar } from './search-bar.tsx';
import type { SearchSources } from './search-sources.ts';
import { noSuggestions, type Suggestions } from './suggestions/suggestions.ts';

const silent: SearchSources = {
  suggest: async () => noSuggestions,
  listCountries: async () => countries,
  countByCountry: async () => ({}),
};

/** Shows the bar as the header does, with values from the address. */
function BarOfAddress({ sources = silent }: { readonly sources?: SearchSources }) {
  const [parameters] = useSearchParams();
  const { search } = useLocation();
  const values = readBarValues(parameters);
  const shown = countries.filter(({ value }) => value === 'AU' || values.countries.includes(value));
  return (
    <>
      <SearchBar countries={shown} values={values} sources={sources} />
      <Anchor to={searchPath({ business: 'PR', countries: ['JP'], search: 'valves' })}>Another search</Anchor>
      <output aria-label="Address">{search}</output>
    </>
  );
}

const meta = {
  title: 'Search/Search bar',
  component: SearchBar,
  args: { countries, values: { business: 'MA', countries: [], search: '' } },
  render: () => <BarOfAddress />,
} satisfies Meta<typeof SearchBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = (root: HTMLElement) => within(root).getByRole('combobox', { name: 'What to search for' });
const country = (root: HTMLElement) => within(root).getByRole('combobox', { name: 'Country' });
const text = (root: HTMLElement) => within(root).getByLabelText('Company, product or trade');
/** Chooses a country as people do, who reach for the select before they choose. */
const chooseCountry = async (root: HTMLElement, code: string) => {
  await userEvent.hover(country(root));
  await waitFor(() => userEvent.selectOptions(country(root), code));
};
const address = (root: HTMLElement) => within(root).getByLabelText('Address');
const optionsOf = (select: HTMLElement) =>
  [...(select as HTMLSelectElement).options].map((option) => option.text);

const pumps: Suggestions = {
  ...noSuggestions,
  categories: [
    { id: '0004.01', name: 'Pumps', within: 'Industrial Technology', target: { business: 'MA', count: 37 } },
    { id: '0004.01.02', name: 'Submersible Pumps', within: 'Pumps', target: { business: 'PR', count: 8 } },
  ],
  businesses: [
    {
      businessID: '00000000-0000-7000-8000-000000000001',
      companyName: 'Pumpenfabrik Elbmarsch',
      businessType: { name: 'Manufacturers' },
      country: { countryName: 'Germany' },
    },
  ],
  products: [
    {
      productID: '00000000-0000-7000-8000-000000000002',
      name: 'Pump set, 5 kW',
      companyName: 'Yarrawin Pump & Slurry',
    },
  ],
};

let answerLate: () => void = () => undefined;

/** Answers 'pu' after 'pump', and everything else with nothing. */
const sources: SearchSources = {
  suggest: async (text) => {
    if (text === 'pu')
      return new Promise((resolve) => {
        answerLate = () => resolve({ ...noSuggestions, products: pumps.products });
      });
    queueMicrotask(answerLate);
    return text === 'pump' ? pumps : noSuggestions;
  },
  listCountries: async () => countries,
  countByCountry: async () => ({ DE: 412, AU: 1204 }),
};

export const Empty: Story = {
  parameters: {
    rows: ['LAY-20', 'LAY-21', 'LAY-22'],
    proves:
      'All companies and the eleven types; Global and the own country, then the list once it is reached; the placeholder',
  },
  play: async ({ canvasElement }) => {
    await expect(optionsOf(type(canvasElement))).toEqual([
      'All companies',
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
    await expect(optionsOf(country(canvasElement))).toEqual(['Global', 'Australia']);
    await userEvent.hover(country(canvasElement));
    await waitFor(() =>
      expect(optionsOf(country(canvasElement)).slice(0, 3)).toEqual(['Global', 'Åland Islands', 'Australia']),
    );
    await expect(text(canvasElement)).toHaveAttribute('placeholder', 'Search companies and products');
    await expect(within(canvasElement).getByRole('search')).toBeVisible();
  },
};

let countryCalls = 0;

export const TriesCountriesAgain: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['LAY-21'],
    proves: 'A list of countries that could not be loaded is loaded on the next use',
  },
  beforeEach: () => {
    countryCalls = 0;
  },
  render: () => (
    <BarOfAddress
      sources={{
        ...silent,
        listCountries: async () => {
          countryCalls += 1;
          if (countryCalls === 1) throw new Error('The network is away');
          return countries;
        },
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.hover(country(canvasElement));
    await waitFor(() => expect(countryCalls).toBe(1));
    await expect(optionsOf(country(canvasElement))).toEqual(['Global', 'Australia']);
    await userEvent.click(text(canvasElement));
    await chooseCountry(canvasElement, 'IT');
    await expect(countryCalls).toBe(2);
  },
};

export const SearchesOnEnter: Story = {
  tags: ['!dev'],
  parameters: { rows: ['LAY-23'], proves: 'Enter searches' },
  play: async ({ canvasElement }) => {
    await chooseCountry(canvasElement, 'IT');
    await userEvent.type(text(canvasElement), 'ball & gate valves{Enter}');
    await waitFor(() =>
      expect(address(canvasElement)).toHaveTextContent(
        '?business=MA&countries=IT&search=ball+%26+gate+valves',
      ),
    );
  },
};

export const SearchesOnClick: Story = {
  tags: ['!dev'],
  parameters: { rows: ['LAY-23'], proves: 'A click on the icon searches' },
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(type(canvasElement), 'UR');
    await userEvent.type(text(canvasElement), 'Rossi');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
    await waitFor(() =>
      expect(address(canvasElement)).toHaveTextContent('?business=UR&countries=global&search=Rossi'),
    );
  },
};

export const FollowsTheAddress: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['LAY-24'],
    proves: 'The fields follow the address, even when only unsent words differ from it',
    route: { at: '/search-result?business=DI&countries=CL&search=cork' },
  },
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

export const KeepsTyping: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['LAY-24'],
    proves:
      'A page that arrives while somebody types leaves the words alone; the fields follow the address again once they are sent',
    route: { at: '/search-result?business=DI&countries=CL&search=cork' },
  },
  play: async ({ canvasElement }) => {
    const another = within(canvasElement).getByRole('link', { name: 'Another search' });
    await userEvent.type(text(canvasElement), ' stoppers');
    // A click by script keeps the focus, as the arrival of an earlier page does.
    another.click();
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent('business=PR'));
    await expect(text(canvasElement)).toHaveValue('cork stoppers');
    await userEvent.type(text(canvasElement), '{Enter}');
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent('search=cork+stoppers'));
    another.click();
    await waitFor(() => expect(text(canvasElement)).toHaveValue('valves'));
  },
};

export const Narrow: Story = {
  parameters: { proves: 'On a phone the selects stand above the text' },
  render: () => (
    <div style={{ inlineSize: 288 }}>
      <BarOfAddress />
    </div>
  ),
};

export const Suggests: Story = {
  tags: ['!dev'],
  parameters: {
    proves:
      'Suggestions work by keyboard and screen reader; the last reply wins; own searches stay in this browser and can be cleared',
  },
  beforeEach: () => {
    localStorage.setItem('wbn-searches', JSON.stringify(['pump sets', 'valves']));
    return () => localStorage.removeItem('wbn-searches');
  },
  render: () => <BarOfAddress sources={sources} />,
  play: async ({ canvasElement, canvas }) => {
    await userEvent.click(text(canvasElement));
    const field = await canvas.findByRole('combobox', { name: 'Company, product or trade' });
    const own = await canvas.findByRole('listbox', { name: 'Suggestions' });
    await expect(
      within(own)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['pump sets', 'valves']);

    await userEvent.type(field, 'pu');
    await userEvent.type(field, 'mp');
    await canvas.findByRole('option', { name: /^Pumps/ });
    const list = canvas.getByRole('listbox', { name: 'Suggestions' });
    await expect(
      within(list)
        .getAllByRole('group')
        .map((group) => group.ariaLabelledByElements?.[0]?.textContent),
    ).toEqual(['Your searches', 'Categories', 'Companies', 'Products']);
    await expect(canvas.getByText('5 suggestions')).toBeInTheDocument();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expect(field).toHaveAttribute('aria-controls', list.id);
    const product = canvas.getByRole('option', { name: 'Pump set, 5 kW Yarrawin Pump & Slurry' });
    await expect(product).toHaveAttribute('href', expect.stringContaining('/business-product/'));

    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveAttribute('aria-activedescendant', product.id);
    await expect(product).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('pump');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent('category=0004.01'));
    await expect(canvas.queryByRole('listbox')).toBeNull();

    await userEvent.clear(field);
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear your searches' }));
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(localStorage.getItem('wbn-searches')).toBeNull();
    await userEvent.type(field, 'cork{Enter}');
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent('search=cork'));
    await expect(localStorage.getItem('wbn-searches')).toBe('["cork"]');
  },
};

export const SuggestsConditions: Story = {
  tags: ['!dev'],
  parameters: {
    proves: 'Suggests countries, certificates, and categories that have no entries yet, and says so',
  },
  render: () => (
    <BarOfAddress
      sources={{
        ...silent,
        suggest: async () => ({
          ...noSuggestions,
          categories: [{ id: '0004.04.01', name: 'Hydraulic Cylinders', within: 'Hydraulics' }],
          countries: [{ code: 'TR', name: 'Türkiye', companies: 2 }],
          certificates: [{ value: 'iso-9001', name: 'ISO 9001', companies: 31 }],
        }),
      }}
    />
  ),
  play: async ({ canvasElement, canvas }) => {
    await userEvent.type(text(canvasElement), 'any');
    await expect(
      await canvas.findByRole('option', { name: 'Hydraulic Cylinders Hydraulics · no entries yet' }),
    ).toHaveAttribute('href', '/search-result?business=ALL&countries=global&search=&category=0004.04.01');
    await expect(canvas.getByRole('option', { name: 'Türkiye All companies 2' })).toHaveAttribute(
      'href',
      '/search-result?business=ALL&countries=TR&search=',
    );
    await expect(canvas.getByRole('option', { name: 'ISO 9001 All companies 31' })).toHaveAttribute(
      'href',
      '/search-result?business=ALL&countries=global&search=&certificate=iso-9001',
    );
  },
};

export const PicksACountry: Story = {
  tags: ['!dev'],
  parameters: {
    proves:
      "The list of countries can be searched, countries with entries first; touch screens use the browser's own list",
  },
  render: () => <BarOfAddress sources={sources} />,
  play: async ({ canvasElement, canvas }) => {
    const select = country(canvasElement);
    await userEvent.hover(select);
    // The list loads after the first hover or focus.
    await waitFor(async () => {
      select.focus();
      await fireEvent.keyDown(select, { key: 'Enter' });
      await expect(canvas.getByPlaceholderText('Find a country')).toHaveFocus();
    });
    await canvas.findByRole('option', { name: 'Germany 412' });
    const names = () =>
      canvas
        .getAllByRole('option')
        .filter(({ tagName }) => tagName === 'DIV')
        .map(({ textContent }) => textContent);
    await expect(names().slice(0, 4)).toEqual(['Global', 'Australia1,204', 'Germany412', 'Åland Islands']);
    await userEvent.keyboard('ja');
    await expect(names()).toEqual(['Japan']);
    await userEvent.keyboard('{Enter}');
    await expect(select).toHaveValue('JP');
    await expect(select).toHaveFocus();
    await expect(canvas.queryByPlaceholderText('Find a country')).toBeNull();
    await fireEvent.pointerDown(select, { pointerType: 'touch' });
    await expect(await fireEvent.mouseDown(select)).toBe(true);
    await fireEvent.pointerDown(select, { pointerType: 'mouse' });
    await expect(await fireEvent.mouseDown(select)).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect(select).toHaveValue('JP');
    await userEvent.type(text(canvasElement), 'valves{Enter}');
    await waitFor(() => expect(address(canvasElement)).toHaveTextContent('countries=JP&search=valves'));
  },
};
