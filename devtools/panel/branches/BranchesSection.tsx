import { useState } from 'react';
import type { BranchDiff, BranchView } from '../../../mock-server/index.ts';
import { copy } from '../../copy.ts';
import { useRun } from '../context.ts';
import type { SectionProps } from '../section.ts';
import { CopyButton, download, Part, Tag } from '../ui.tsx';
import { BranchCompare } from './BranchCompare.tsx';
import { Story } from './Story.tsx';

const MAX_FILE_BYTES = 20_000_000;

const describeState = ({ isCurrent, facts }: BranchView, isQa: boolean): string => {
  if (!isQa) return isCurrent ? copy.branchUsedDemo : copy.branchSavedDemo;
  return isCurrent ? copy.branchUsed(facts) : copy.branchSaved(facts);
};

export function BranchesSection({ simulator, density }: SectionProps) {
  const run = useRun();
  const [diff, setDiff] = useState<{ a: BranchView; b: BranchView; diff: BranchDiff } | null>(null);
  const { branch, world } = simulator;
  const branches = branch.list();
  const current = branches.find(({ isCurrent }) => isCurrent);
  const isQa = density === 'qa';

  const before = branches.find(({ id }) => id === current?.replaced);

  const removed = branch.removed();
  const remove = async (id: string) => {
    await branch.remove(id);
    setDiff(null);
  };

  const open = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_FILE_BYTES) throw new Error(copy.importTooLarge);
    const text = await file.text().catch(() => {
      throw new Error(copy.importUnreadable);
    });
    await world.import(text);
  };

  return (
    <>
      {before ? (
        <div className="part row">
          <span className="grow">{copy.branchBefore(before.name)}</span>
          <button type="button" onClick={() => run(() => branch.switch(before.id))}>
            {copy.branchBeforeUndo}
          </button>
        </div>
      ) : null}
      <Story simulator={simulator} branches={branches} density={density} />
      <Part title={copy.branchesTitle}>
        <p className="quiet">{copy.branchesMeaning}</p>
        <ul className="list people">
          {branches.map((one) => (
            <li key={one.id}>
              <i className={one.isCurrent ? 'initial on' : 'initial'} aria-hidden="true">
                {one.id.slice(0, 1)}
              </i>
              <span className="grow">
                {isQa ? (
                  <input
                    key={one.name}
                    aria-label={copy.branchName(one.name)}
                    defaultValue={one.name}
                    onBlur={({ currentTarget: { value } }) => {
                      if (value.trim() && value !== one.name) run(() => branch.rename(one.id, value.trim()));
                    }}
                  />
                ) : (
                  <b>{one.name}</b>
                )}
                <small>{describeState(one, isQa)}</small>
              </span>
              {one.isCurrent ? (
                <Tag tone="accent">{copy.branchHere}</Tag>
              ) : (
                <>
                  <button
                    type="button"
                    aria-label={copy.switchBranchNamed(one.name)}
                    onClick={() => run(() => branch.switch(one.id))}
                  >
                    {copy.switchBranch}
                  </button>
                  <button
                    type="button"
                    aria-label={copy.branchDeleteNamed(one.name)}
                    onClick={() => run(() => remove(one.id))}
                  >
                    {copy.branchDelete}
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
        {removed === null ? null : (
          <p className="row" role="status">
            <span className="grow">{copy.branchDeleted(removed)}</span>
            <button
              type="button"
              aria-label={copy.branchDeletedUndoNamed(removed)}
              onClick={() => run(() => branch.undoRemove())}
            >
              {copy.branchDeletedUndo}
            </button>
          </p>
        )}
        <div className="row">
          {branches
            .filter((one) => current && !one.isCurrent)
            .slice(0, 3)
            .map((one) => (
              <button
                key={one.id}
                type="button"
                onClick={() =>
                  current && setDiff({ a: current, b: one, diff: branch.diff(current.id, one.id) })
                }
              >
                {copy.branchCompare(one.name)}
              </button>
            ))}
          <button type="button" onClick={() => run(() => branch.create())}>
            {copy.branchNew}
          </button>
        </div>
      </Part>
      {diff ? <BranchCompare {...diff} simulator={simulator} hasTables={isQa} /> : null}
      <div className="part">
        <div className="row">
          <CopyButton name={copy.copyLink} text={() => simulator.link()} />
          <button type="button" onClick={() => download(`mundo-${world.seed()}.json`, world.export())}>
            {copy.exportWorld}
          </button>
          <label className="button">
            {copy.importWorld}
            <input
              type="file"
              accept="application/json,.json"
              className="hidden-text"
              onChange={({ currentTarget }) => {
                const file = currentTarget.files?.[0];
                run(() => open(file));
                // Clears the file field: otherwise, choosing the same file again would fire no `change` event.
                currentTarget.value = '';
              }}
            />
          </label>
        </div>
        <div className="row">
          <button type="button" onClick={() => run(() => world.reset())}>
            {copy.reset}
          </button>
        </div>
        <p className="quiet">{copy.branchNote}</p>
      </div>
    </>
  );
}
