import type { Meta, StoryObj } from '@storybook/react-vite';
import { planetaryGearbox } from '@wbn/cards/fixtures/products.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProductGallery } from './product-gallery.tsx';

const name =
  'Planetary gearbox PG 250 for slewing drives, with brake, filled with oil and ready to be mounted';

const meta = {
  title: 'Company page/Product gallery',
  component: ProductGallery,
  args: { name, photos: planetaryGearbox.photos },
} satisfies Meta<typeof ProductGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreePhotos: Story = {};

export const ViewerOnAPhone: Story = {
  tags: ['!dev'],
  parameters: {
    rows: ['PRD-07'],
    proves: 'Shows pictures over the whole window, by keyboard, within the width of a phone',
  },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: `Enlarge: ${name}, photo 1 of 3` }));
    const viewer = await screen.findByRole('dialog', { name });
    await expect(within(viewer).getByRole('status')).toHaveTextContent(`${name}, photo 1 of 3`);
    await expect(viewer.scrollWidth).toBe(viewer.clientWidth);
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(viewer).getByRole('img', { name: `${name}, photo 2 of 3` })).toBeVisible();
    await userEvent.keyboard('+');
    await expect(within(viewer).getByRole('button', { name: 'Zoom out' })).toBeVisible();
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
