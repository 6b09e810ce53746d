<?php

namespace App\Console\Commands;

use App\Models\Game;
use App\Models\Prediction;
use App\Models\Standing;
use App\Models\TriviaAnswer;
use App\Models\User;
use App\Models\Week;
use Illuminate\Console\Command;
use Illuminate\Support\Arr;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\Cache;
use Illuminate\Support\Facades\DB;

/** Run it after each result. Exact score 5 points, right result 2, right trivia 1. */
class CountStandings extends Command
{
    protected $signature = 'standings:count {--all : Count the weeks without changes too}';

    protected $description = 'Count the points of the weeks that have changed, and the standings';

    public function handle(): int
    {
        // While one run counts, another one ends here. After a run that was killed, the lock ends by itself.
        $hasRun = Cache::lock('standings:count', 900)->get(fn () => $this->countChanges());
        $this->info($hasRun ? 'Counted' : 'Another run is counting');

        return 0;
    }

    private function countChanges(): bool
    {
        $weeks = Week::with('games')->get();
        $weeks->each(fn (Week $week) => $week->counted = $this->describe($week));
        $changed = $this->option('all') ? $weeks : $weeks->filter->isDirty('counted');
        foreach ($changed as $week) {
            $week->games->each(fn (Game $game) => $this->score($game));
            $this->store($week->number);
        }
        if ($changed->isNotEmpty()) {
            $this->store(0);
        }
        // Last, so that the next run repeats one that failed.
        $changed->each->save();

        return true;
    }

    /** Changes with each result, trivia answer and deletion of a player that changes the points of the week. */
    private function describe(Week $week): string
    {
        $games = $week->games->filter(fn (Game $game) => $this->hasResult($game))->sortBy('id');
        $answers = TriviaAnswer::whereRelation('trivia', 'week_id', $week->id)->where('is_correct', true);

        return md5(json_encode([
            $games->map(fn (Game $game) => [$game->id, $game->home_score, $game->away_score])->values(),
            Prediction::whereIn('game_id', $games->modelKeys())->count(),
            [$answers->count(), $answers->max('id')],
        ]));
    }

    private function hasResult(Game $game): bool
    {
        return $game->status === 'finalizado' && $game->home_score !== null && $game->away_score !== null;
    }

    /** Writes only the rows whose points change. */
    private function score(Game $game): void
    {
        $points = $this->hasResult($game) ? DB::raw(sprintf(
            'case when home_score = %d and away_score = %d then 5 when home_score %s away_score then 2 else 0 end',
            $game->home_score,
            $game->away_score,
            ['<', '=', '>'][($game->home_score <=> $game->away_score) + 1]
        )) : null;
        $predictions = Prediction::where('game_id', $game->id);
        if ($points === null) {
            $predictions->whereNotNull('points');
        } else {
            $predictions->where(fn ($rows) => $rows->whereNull('points')->orWhere('points', '!=', $points));
        }
        // In MySQL an update without rows locks the game for boletos too.
        if ($predictions->exists()) {
            DB::transaction(fn () => $predictions->update(['points' => $points]), 3);
        }
    }

    /** Stores the standings of a week, or of the whole game for week 0. */
    private function store(int $week): void
    {
        // Before the transaction, because it locks the rows of the players, for whom a boleto then waits.
        $rows = $this->rank($week);
        DB::transaction(function () use ($week, $rows) {
            // The players first, as in a deletion. Who has been deleted since the ranking has no row.
            $chunks = $rows->chunk(500)->map(fn (Collection $chunk) => $chunk->keyBy('user_id')->only(
                User::whereKey($chunk->pluck('user_id')->all())->sharedLock()->pluck('id')->all()
            ));
            Standing::where('week', $week)->delete();
            $chunks->each(fn (Collection $chunk) => Standing::insert($chunk->values()->all()));
        }, 3);
    }

    /** Players without points are not in it. */
    private function rank(int $week): Collection
    {
        $ofWeek = fn ($rows) => $rows->where('weeks.number', $week);
        $games = DB::table('predictions')->join('games', 'games.id', '=', 'game_id')
            ->join('weeks', 'weeks.id', '=', 'games.week_id')->when($week > 0, $ofWeek)
            ->whereNotNull('points')->groupBy('user_id')
            ->select('user_id', DB::raw('max(predictions.created_at) as sent_at'))
            ->selectRaw('sum(case when points = 5 then 1 else 0 end) as exact')
            // An exact score is a right result too.
            ->selectRaw('sum(case when points > 0 then 1 else 0 end) as results')
            ->get()->keyBy('user_id');
        $trivias = DB::table('trivia_answers')->join('trivias', 'trivias.id', '=', 'trivia_id')
            ->join('weeks', 'weeks.id', '=', 'trivias.week_id')->when($week > 0, $ofWeek)
            ->where('is_correct', true)->groupBy('user_id')
            ->select('user_id', DB::raw('count(*) as trivias'))
            ->pluck('trivias', 'user_id');

        return $games->keys()->merge($trivias->keys())->unique()
            ->map(fn ($id) => $this->createRow($id, $games->get($id), (int) $trivias->get($id)))
            ->filter(fn (array $row) => $row['score'] > 0)
            // Equal points: more exact scores, right results and trivias, then the earlier last boleto.
            ->sortBy([
                ['score', 'desc'], ['exact', 'desc'], ['results', 'desc'], ['trivias', 'desc'], ['sent_at', 'asc'],
                ['user_id', 'asc'],
            ])
            ->values()
            ->pipe(fn (Collection $rows) => $this->place($rows))
            ->map(fn (array $row) => ['week' => $week] + Arr::except($row, 'sent_at'));
    }

    /** Players who are equal in all of this share a place, and the next one is left out: 1, 2, 2, 4. */
    private function place(Collection $rows): Collection
    {
        [$position, $before] = [0, null];

        return $rows->map(function (array $row, int $index) use (&$position, &$before) {
            $merit = Arr::except($row, 'user_id');
            $position = $merit === $before ? $position : $index + 1;
            $before = $merit;

            return ['position' => $position] + $row;
        });
    }

    private function createRow(int $id, ?object $games, int $trivias): array
    {
        // MySQL answers sums as text.
        [$exact, $results] = [(int) ($games->exact ?? 0), (int) ($games->results ?? 0)];

        return [
            'user_id' => $id,
            'score' => 3 * $exact + 2 * $results + $trivias,
            'exact' => $exact,
            'results' => $results,
            'trivias' => $trivias,
            'movement' => null,
            'sent_at' => $games->sent_at ?? '',
        ];
    }
}
