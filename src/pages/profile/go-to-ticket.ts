export const getTicketId = (week: number) => `boleto-${week}`;

// Moves the focus and the view to the line of a week in “Mis boletos”.
export function goToTicket(week: number): void {
  const line = document.getElementById(getTicketId(week));
  line?.querySelector('summary')?.focus({ preventScroll: true });
  line?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
}
