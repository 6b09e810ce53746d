import type { ProfilePageStore } from '../../stores/pages/profile-page.ts';

export function openTicket(profile: ProfilePageStore, week: number): void {
  profile.openTicket(week);
  const line = document.getElementById(getTicketId(week));
  line?.querySelector('summary')?.focus({ preventScroll: true });
  line?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
}

export const getTicketId = (week: number) => `boleto-${week}`;
