import type { Meta, StoryObj } from '@storybook/react-vite';
import { arabicCompany, asCard, harbourGear, importedCompany } from '@wbn/business/fixtures/businesses.ts';
import { expect, within } from 'storybook/test';
import { groupLastRegistered } from './group-last-registered.ts';
import { HomePage } from './home-page.tsx';

const types = [
  { code: 'MA', name: 'Manufacturers' },
  { code: 'DI', name: 'Distributors' },
  { code: 'EX', name: 'Exporters' },
  { code: 'CO', name: 'Consultants' },
];

const latest = types.flatMap((businessType) =>
  [harbourGear, arabicCompany, importedCompany, harbourGear].map((business, place) => ({
    ...asCard(business),
    businessID: `${businessType.code}${place}`,
    general: { ...asCard(business).general, businessType },
  })),
);

const meta = {
  title: 'marketing-pages/HomePage',
  component: HomePage,
  args: { groups: groupLastRegistered(latest) },
} satisfies Meta<typeof HomePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** HOME-01, HOME-02, HOME-05 to HOME-07, HOME-09, HOME-10. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('search')).toBeNull();
    for (const { name } of types) {
      const group = page.getByRole('region', { name });
      await expect(within(group).getAllByRole('article')).toHaveLength(3);
    }
    await expect(page.getByRole('link', { name: 'Need Help?' })).toHaveAttribute('href', '/contact-us/form');
    await expect(page.getByRole('link', { name: 'Register Now and Go Global' })).toHaveAttribute(
      'href',
      'https://accounts.wbn.example/register?continue=https%3A%2F%2Fwww.wbnaustralia.example%2F',
    );
    await expect(canvasElement.querySelector('section')).toHaveTextContent('WBN Australia');
    const sites = within(page.getByRole('region', { name: 'The network' })).getAllByRole('link');
    await expect(sites).toHaveLength(25);
    await expect(sites[7]).toHaveAttribute('href', 'https://www.wbndubai.example/');
  },
};

/** A group nobody has registered in yet. */
export const EmptyGroups: Story = {
  args: { groups: groupLastRegistered(latest.slice(0, 2)) },
  play: async ({ canvasElement }) => {
    const empty = within(canvasElement).getAllByText('No company of this kind has registered yet.');
    await expect(empty).toHaveLength(3);
  },
};

/** The latest companies could not be loaded; the rest of the page stands. */
export const Failed: Story = {
  args: { groups: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'An unexpected error has occurred, please try refreshing the page.',
    );
  },
};
