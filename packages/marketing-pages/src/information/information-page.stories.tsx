import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { InformationPage } from './information-page.tsx';

const meta = {
  title: 'marketing-pages/InformationPage',
  component: InformationPage,
  args: { pageKey: 'aboutUs' },
} satisfies Meta<typeof InformationPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (root: HTMLElement) => within(root).getByRole('heading', { level: 1 });

export const AboutUs: Story = {
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('About WBN');
    await expect(canvasElement).toHaveTextContent('WBN Australia is one of them');
  },
};

/** MEM-12, INF-09, INF-10. */
export const MembershipGold: Story = {
  args: { pageKey: 'membershipGold' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('US$ 1,850.00 a year');
    await expect(within(canvasElement).getByRole('link', { name: 'Buy now!' })).toHaveAttribute(
      'href',
      '/my-business?membership=choose-business',
    );
    await expect(canvasElement).toHaveTextContent('+ Everything in the Standard listing');
  },
};

/** MEM-11: nothing to buy. */
export const MembershipStandard: Story = {
  args: { pageKey: 'membershipStandard' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Free');
    await expect(within(canvasElement).queryByRole('link', { name: 'Buy now!' })).toBeNull();
  },
};

/** INF-07. */
export const ListingPackages: Story = {
  args: { pageKey: 'listingPackages' },
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('region');
    await expect(cards).toHaveLength(4);
    await expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
      '/membership-standard',
      '/membership-gold',
      '/membership-premium',
      '/membership-platinum',
    ]);
  },
};

export const ContactUs: Story = {
  args: { pageKey: 'contactUs' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '+1 305 555 0100' })).toHaveAttribute(
      'href',
      'tel:+13055550100',
    );
    await expect(within(canvasElement).getByRole('link', { name: 'Need Help?' })).toHaveAttribute(
      'href',
      '/contact-us/form',
    );
  },
};

/** LEG-01, LEG-02. */
export const Terms: Story = {
  args: { pageKey: 'termsAndConditions' },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('Terms and Conditions of Use');
    await expect(canvasElement).toHaveTextContent(/Effective date: (October 21, 2019|21 October 2019)/);
  },
};

export const OurNetwork: Story = { args: { pageKey: 'ourNetwork' } };

export const Developers: Story = { args: { pageKey: 'developers' } };

/** Seven tips, the one being read marked. */
export const Tip: Story = {
  args: { pageKey: 'tip3' },
  play: async ({ canvasElement }) => {
    const tips = within(within(canvasElement).getByRole('navigation', { name: 'All export tips' }));
    await expect(tips.getAllByRole('link')).toHaveLength(7);
    await expect(tips.getByRole('link', { name: 'Distribution network' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
