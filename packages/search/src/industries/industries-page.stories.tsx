import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { countedTree, tree } from '../fixtures/industries.ts';
import { IndustriesPage } from './industries-page.tsx';

const meta = {
  title: 'Search/Industries page',
  component: IndustriesPage,
  args: { tree },
} satisfies Meta<typeof IndustriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  parameters: { rows: ['IND-01', 'IND-02', 'IND-03', 'IND-04'] },
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('region');
    await expect(cards).toHaveLength(15);
    const card = within(canvasElement).getByRole('region', { name: 'Industrial Technology' });
    await expect(card.id).toBe('0004');
    await expect(card.querySelector('svg')).not.toBeNull();
    await expect(card).toHaveTextContent('Companies of Industrial Technology with their products');
    await expect(within(card).getByRole('link', { name: 'Search Industrial Technology' })).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=&industry=0004',
    );
    await expect(within(card).getByRole('link', { name: 'Metrology' })).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=&category=0004.08',
    );
    // Open without being `open`: see the stylesheet.
    await expect(within(card).getByText('Pump Spare Parts').checkVisibility()).toBe(true);
    const index = within(canvasElement).getByRole('navigation', { name: 'Go to an industry' });
    await expect(within(index).getByRole('link', { name: 'Energy' })).toHaveAttribute('href', '#0003');
  },
};

export const WithCounts: Story = {
  parameters: {
    proves:
      'Each link has its count; a category without entries leads to the next one that has some, or is no link',
  },
  args: { tree: countedTree },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Industrial Technology' });
    const hrefOf = (name: string) => within(card).getByRole('link', { name }).getAttribute('href');
    const start = '/search-result?business=';
    await expect(hrefOf('Search Industrial Technology · 1,204')).toContain('&industry=0004');
    await expect(hrefOf('Centrifugal Pumps 12')).toBe(
      `${start}MA&countries=global&search=&category=0004.01.01`,
    );
    await expect(hrefOf('Submersible Pumps · Products 8')).toBe(
      `${start}PR&countries=global&search=&category=0004.01.02`,
    );
    await expect(hrefOf('Gear Pumps no entries yet, leads to Pumps 37')).toBe(
      `${start}MA&countries=global&search=&category=0004.01`,
    );
    await expect(hrefOf('Metrology no entries yet, leads to Industrial Technology 1,204')).toBe(
      `${start}MA&countries=global&search=&industry=0004`,
    );
    const energy = within(canvasElement).getByRole('region', { name: 'Energy' });
    await expect(within(energy).queryAllByRole('link')).toHaveLength(0);
  },
};

export const Failed: Story = {
  parameters: { rows: ['REF-08'], proves: 'No tree, and no error page' },
  args: { tree: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};
