/**
 * The reference page “bare stack”: libraries of the product (React, router, signals, ofetch) without its code.
 * `/games` shows a list of games from the product's API, every other path the text of Inicio.
 */
import { type Signal, signal } from '@preact/signals-react';
import { ofetch } from 'ofetch';
import { memo, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import type { Block } from '../sites.ts';

declare const CONTENT: readonly Block[];

interface BareGame {
  id: string;
  home: { name: string };
  away: { name: string };
}

interface Entry {
  game: BareGame;
  goals: readonly [Signal<string>, Signal<string>];
}

const BASE = '/lmx';
const entries = signal<readonly Entry[]>([]);
const filled = signal(0);

async function loadGames() {
  const headers = {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    Authorization: `Bearer ${localStorage.getItem('lmx:token')}`,
  };
  const weeks = await ofetch<Record<string, { data: BareGame[] }>>('/api/games/week/7', { headers });
  entries.value = Object.values(weeks)
    .flatMap(({ data }) => data)
    .map((game) => ({ game, goals: [signal(''), signal('')] }));
}

function BlockView({ tag: Tag, text, href }: Block) {
  return href?.startsWith(BASE) ? <Link to={href.slice(BASE.length) || '/'}>{text}</Link> : <Tag>{text}</Tag>;
}

const Home = () => (
  <main>
    {CONTENT.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes.
      <BlockView key={index} {...block} />
    ))}
  </main>
);

function Field({ goals, label }: { goals: Signal<string>; label: string }) {
  return (
    <input
      inputMode="numeric"
      aria-label={label}
      value={goals.value}
      onChange={({ currentTarget }) => {
        if (goals.value === '') filled.value += 1;
        goals.value = currentTarget.value.slice(-1);
      }}
    />
  );
}

const Card = memo(({ game: { home, away }, goals: [first, second] }: Entry) => (
  <fieldset data-game>
    <legend>
      {home.name} – {away.name}
    </legend>
    <Field goals={first} label={home.name} />
    <Field goals={second} label={away.name} />
  </fieldset>
));

function Games() {
  return (
    <main>
      <h1>Partidos</h1>
      <p>{filled.value}</p>
      {entries.value.map((entry) => (
        <Card key={entry.game.id} {...entry} />
      ))}
    </main>
  );
}

if (location.pathname === `${BASE}/games`) void loadGames();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter basename={BASE}>
        <Routes>
          <Route path="/games" element={<Games />} />
          <Route path="*" element={<Home />} />
        </Routes>
      </BrowserRouter>
    </StrictMode>,
  );
