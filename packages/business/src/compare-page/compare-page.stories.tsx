import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyBusiness, harbourGear } from '@wbn/cards/fixtures/businesses.ts';
import { bareProduct, planetaryGearbox } from '@wbn/cards/fixtures/products.ts';
import { expect, within } from 'storybook/test';
import { ComparePage } from './compare-page.tsx';

const ids = [planetaryGearbox.productID, bareProduct.productID];

const meta = {
  title: 'Company page/Compare page',
  component: ComparePage,
  args: {
    address: { kind: 'products', ids: [...ids, harbourGear.businessID], tooMany: true, unreadable: 0 },
    things: {
      kind: 'products',
      found: [
        planetaryGearbox,
        { ...bareProduct, leadTime: '3 weeks', specs: [{ key: 'Nominal torque', value: '9 kNm' }] },
      ],
    },
  },
} satisfies Meta<typeof ComparePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Products: Story = {
  parameters: {
    proves:
      'Products side by side: marks differences, leaves out empty rows, and names what the address could not show',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    const row = (name: string | RegExp) => canvas.getByRole('row', { name });
    await expect(within(row(/^Price [^(]/)).getAllByRole('cell')[1]).toHaveTextContent('–');
    await expect(row(/^Lead time 3 weeks 3 weeks$/)).toBeVisible();
    await expect(row(/^Nominal torque \(differs\)/)).toBeVisible();
    await expect(canvas.queryByRole('rowheader', { name: /Zip code/ })).toBeNull();
    await expect(canvas.getByText(/Only the first 5 are shown/)).toBeVisible();
    await expect(canvas.getByText(/One of these is no longer in the directory/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Remove Coupling guard' })).toHaveAttribute(
      'href',
      `/compare?products=${planetaryGearbox.productID}`,
    );
  },
};

export const Companies: Story = {
  parameters: { proves: 'Companies side by side: one request goes to all of them' },
  args: {
    address: {
      kind: 'businesses',
      ids: [harbourGear.businessID, emptyBusiness.businessID],
      tooMany: false,
      unreadable: 0,
    },
    things: { kind: 'businesses', found: [harbourGear, emptyBusiness] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Send one request' })).toHaveAttribute(
      'href',
      `/send-requests?to=${harbourGear.businessID},${emptyBusiness.businessID}`,
    );
  },
};

export const Empty: Story = {
  args: {
    address: { kind: 'products', ids: [], tooMany: false, unreadable: 0 },
    things: { kind: 'products', found: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing to compare yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
