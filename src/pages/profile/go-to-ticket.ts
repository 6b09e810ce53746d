export const getTicketId = (week: number) => `boleto-${week}`;

// Focuses the line of a week in “Mis boletos” and scrolls it to the top of the window.
export function goToTicket(week: number): void {
  const line = document.getElementById(getTicketId(week));
  line?.querySelector('summary')?.focus({ preventScroll: true });
  line?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
}
