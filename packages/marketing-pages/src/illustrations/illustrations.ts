import type { ReactElement } from 'react';
import * as agreements from './scenes/agreements.tsx';
import * as buying from './scenes/buying.tsx';
import * as connected from './scenes/connected.tsx';
import * as exportTeam from './scenes/export-team.tsx';
import * as firstSteps from './scenes/first-steps.tsx';
import * as goods from './scenes/goods.tsx';
import * as managers from './scenes/managers.tsx';
import * as mascot from './scenes/mascot.tsx';
import * as messages from './scenes/messages.tsx';
import * as online from './scenes/online.tsx';
import * as people from './scenes/people.tsx';
import * as plans from './scenes/plans.tsx';
import * as quality from './scenes/quality.tsx';
import * as selling from './scenes/selling.tsx';
import { Territories } from './scenes/territories.tsx';
import * as tradeTerms from './scenes/trade-terms.tsx';
import * as trust from './scenes/trust.tsx';

const scenes = {
  'export-start': firstSteps.ExportStart,
  'market-research': firstSteps.MarketResearch,
  'export-documents': firstSteps.ExportDocuments,
  'export-office': exportTeam.ExportOffice,
  'staff-training': exportTeam.StaffTraining,
  'trade-fair': selling.TradeFair,
  'export-plan': firstSteps.ExportPlan,
  'web-platform': online.WebPlatform,
  catalogue: online.Catalogue,
  'sales-visit': selling.SalesVisit,
  'distribution-map': selling.DistributionMap,
  'industrial-buyer': buying.IndustrialBuyer,
  'buying-committee': buying.BuyingCommittee,
  'qualified-factory': quality.QualifiedFactory,
  'quality-inspection': quality.QualityInspection,
  certificates: quality.Certificates,
  'export-goods': goods.ExportGoods,
  'customs-codes': tradeTerms.CustomsCodes,
  'payment-terms': tradeTerms.PaymentTerms,
  'shipping-terms': tradeTerms.ShippingTerms,
  'mascot-mission': mascot.MascotMission,
  'mascot-vision': mascot.MascotVision,
  'mascot-values': mascot.MascotValues,
  territories: Territories,
  team: people.Team,
  'manager-chief-executive': managers.ChiefExecutive,
  'manager-network-director': managers.NetworkDirector,
  'connected-listing': connected.ConnectedListing,
  'connected-search': connected.ConnectedSearch,
  'connected-inquiry': connected.ConnectedInquiry,
  'connected-network': trust.ConnectedNetwork,
  'connected-trust': trust.ConnectedTrust,
  'plan-standard': plans.PlanStandard,
  'plan-gold': plans.PlanGold,
  'plan-premium': plans.PlanPremium,
  'plan-platinum': plans.PlanPlatinum,
  'contact-call': messages.ContactCall,
  'messaging-app': messages.MessagingApp,
  'video-call': messages.VideoCall,
  advertising: online.Advertising,
  'free-listing': online.FreeListing,
  'message-threads': messages.MessageThreads,
  'work-with-us': people.WorkWithUs,
  verification: agreements.Verification,
  contract: agreements.Contract,
  api: online.Api,
  logistics: tradeTerms.Logistics,
  'price-list': goods.PriceList,
  privacy: agreements.Privacy,
  terms: agreements.Terms,
  'buyers-search': buying.BuyersSearch,
} satisfies Record<string, () => ReactElement>;

export type IllustrationName = keyof typeof scenes;

/** Every drawn picture of the informational pages, by the name its texts use. */
export const illustrations: Record<IllustrationName, () => ReactElement> = scenes;
