import type { ReactNode } from 'react';
import type { Fault, FaultSpec } from '../../../mock-server/index.ts';
import { copy } from '../../copy/shared.ts';
import { usePanel } from '../context/context.ts';
import { useRead } from '../context/world-reads.ts';
import { findSame } from './create-fault.ts';

interface FaultGroupProps {
  id: string;
  title: string;
  /** The faults of the group, of which the heading counts those that are active. */
  faults: readonly FaultSpec[];
  isOpenFirst?: boolean;
  children: ReactNode;
}

/** A group of faults that the user can fold. The panel remembers it. */
export function FaultGroup({ id, title, faults, isOpenFirst = true, children }: FaultGroupProps) {
  const { reads, settings, set } = usePanel();
  const active = useRead(reads.faults);
  const isOpen = settings.faultGroups[id] ?? isOpenFirst;
  const count = countActive(active, faults);
  return (
    <section className="part">
      <h3 className="flex items-center justify-between gap-2.5">
        <button
          type="button"
          className={HEADING}
          aria-expanded={isOpen}
          aria-controls={`faults-${id}`}
          onClick={() => set({ faultGroups: { ...settings.faultGroups, [id]: !isOpen } })}
        >
          {title}
        </button>
        {count > 0 ? <span className="bad font-normal">{copy.faultsOn(count)}</span> : null}
      </h3>
      <div id={`faults-${id}`} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}

const countActive = (active: readonly Fault[], faults: readonly FaultSpec[]) =>
  new Set(faults.flatMap((fault) => findSame(active, fault))).size;

const HEADING =
  'bare min-h-touch-32 grow px-0 text-left font-semibold before:mr-2 before:inline-block before:w-2 ' +
  "before:font-mono before:text-tone before:content-['+'] aria-expanded:before:content-['−']";
