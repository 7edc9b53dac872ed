import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { tree } from '../fixtures/industries.ts';
import { IndustriesPage } from './industries-page.tsx';

const meta = {
  title: 'search/industries/IndustriesPage',
  component: IndustriesPage,
  args: { tree },
} satisfies Meta<typeof IndustriesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** IND-01 to IND-04. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('region');
    await expect(cards).toHaveLength(15);
    const card = within(canvasElement).getByRole('region', { name: 'Industrial Technology' });
    await expect(card.id).toBe('0004');
    await expect(card.querySelector('svg')).not.toBeNull();
    await expect(card).toHaveTextContent('Companies of Industrial Technology with their products');
    await expect(within(card).getByRole('link', { name: 'Search Industrial Technology' })).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=Industrial+Technology',
    );
    await expect(within(card).getByRole('link', { name: 'Metrology' })).toHaveAttribute(
      'href',
      '/search-result?business=MA&countries=global&search=Metrology',
    );
    // Open without being `open`: see the stylesheet.
    await expect(within(card).getByText('Pump Spare Parts').checkVisibility()).toBe(true);
    const index = within(canvasElement).getByRole('navigation', { name: 'Go to an industry' });
    await expect(within(index).getByRole('link', { name: 'Energy' })).toHaveAttribute('href', '#0003');
  },
};

/** REF-08: no tree, no error page. */
export const NoTree: Story = {
  args: { tree: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible();
  },
};
