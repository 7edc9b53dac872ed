import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEditionLabel, useLanguage } from '@wbn/edition/use-edition.tsx';
import { expect, within } from 'storybook/test';
import { informationContent, pageText } from '../texts/page-texts.ts';
import { InformationPage } from './information-page.tsx';
import type { InformationPath } from './information-pages.ts';

function ShownPage({ path }: { readonly path: InformationPath }) {
  const language = useLanguage();
  const label = useEditionLabel();
  const { Body } = pageText(path, language, label);
  return <InformationPage path={path} content={informationContent(path, language, label)} Body={Body} />;
}

const meta = {
  title: 'Information/Information page',
  component: ShownPage,
  args: { path: '/about-us' },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const heading = (root: HTMLElement) => within(root).getByRole('heading', { level: 1 });

export const AboutUs: Story = {
  parameters: { rows: ['INF-11'], proves: 'Managers by name, with portraits' },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('WBN');
    const portrait = within(canvasElement).getByRole('img', { name: 'Helen Marchetti' });
    await expect(portrait).toBeVisible();
    await expect(within(canvasElement).getByRole('heading', { name: 'Rafael Ibarra' })).toBeVisible();
  },
};

export const MissionVision: Story = {
  parameters: { rows: ['INF-01'], proves: 'Three blocks with the mascot, six values' },
  args: { path: '/mission-vision' },
};

export const WhyWbn: Story = {
  parameters: { rows: ['INF-05'], proves: 'Five blocks, picture and words on alternating sides' },
  args: { path: '/why-wbn' },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('WBN TO BE CONNECTED');
    await expect(within(canvasElement).getAllByRole('img')).toHaveLength(5);
  },
};

export const MembershipGold: Story = {
  parameters: { rows: ['MEM-12', 'INF-08', 'INF-09', 'INF-10'] },
  args: { path: '/membership-gold' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('US$ 1,850.00 per year');
    await expect(within(canvasElement).getByRole('link', { name: 'Buy now!' })).toHaveAttribute(
      'href',
      '/my-business?membership=choose-business&plan=gold',
    );
    await expect(canvasElement).toHaveTextContent('And everything in the Standard listing');
  },
};

export const MembershipStandard: Story = {
  parameters: { rows: ['MEM-11'], proves: 'Nothing to buy' },
  args: { path: '/membership-standard' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Free');
    await expect(within(canvasElement).queryByRole('link', { name: 'Buy now!' })).toBeNull();
  },
};

export const ListingPackages: Story = {
  parameters: { rows: ['INF-07'] },
  args: { path: '/listing-packages' },
  play: async ({ canvasElement }) => {
    const links = [...canvasElement.querySelectorAll('li section a')].map((link) =>
      link.getAttribute('href'),
    );
    await expect(links).toEqual([
      '/membership-standard',
      '/membership-gold',
      '/membership-premium',
      '/membership-platinum',
    ]);
  },
};

export const ContactUs: Story = {
  parameters: { rows: ['INF-14'], proves: 'Two cards with two numbers each' },
  args: { path: '/contact-us' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: '+1 305 555 0100' })).toHaveAttribute(
      'href',
      'tel:+13055550100',
    );
    await expect(canvas.getByRole('link', { name: '+1 305 555 0101' })).toHaveAttribute(
      'href',
      'https://wa.me/13055550101',
    );
    await expect(canvas.getByRole('link', { name: 'Need Help?' })).toHaveAttribute(
      'href',
      '/contact-us/form',
    );
  },
};

export const Terms: Story = {
  parameters: { rows: ['LEG-01', 'LEG-02'], proves: 'Effective date, table of contents, the text in a box' },
  args: { path: '/terms-and-conditions' },
  play: async ({ canvasElement }) => {
    await expect(heading(canvasElement)).toHaveTextContent('Terms and Conditions of Use');
    await expect(canvasElement).toHaveTextContent(/Effective date: (October 21, 2019|21 October 2019)/);
    const contents = within(canvasElement).getByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    await expect(links.length).toBeGreaterThan(9);
    for (const link of links) {
      const id = link.getAttribute('href')?.slice(1) ?? '';
      await expect(canvasElement.querySelector(`[id="${id}"]`), id).not.toBeNull();
    }
  },
};

export const OurNetwork: Story = {
  parameters: { rows: ['INF-06'] },
  args: { path: '/our-network' },
};

export const Developers: Story = { args: { path: '/developers' } };

export const Tip: Story = {
  parameters: { rows: ['INF-13', 'INF-17'], proves: 'Seven tips, the current one marked' },
  args: { path: '/b2b-tips/distribution-network-tip-3' },
  play: async ({ canvasElement }) => {
    const tips = within(within(canvasElement).getByRole('navigation', { name: 'All export tips' }));
    const links = tips.getAllByRole('link');
    await expect(links).toHaveLength(7);
    await expect(links[3]).toHaveAttribute('aria-current', 'page');
  },
};
