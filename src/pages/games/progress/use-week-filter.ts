import { useState } from 'react';
import type { Filter } from './WeekFilters.tsx';

/** The filter of the games on screen. Each week opens with “Todos”. */
export function useWeekFilter(week: number | null) {
  const [filter, setFilter] = useState<Filter>('all');
  const [filteredWeek, setFilteredWeek] = useState(week);
  if (filteredWeek !== week) {
    setFilteredWeek(week);
    setFilter('all');
  }
  return [filter, setFilter] as const;
}
