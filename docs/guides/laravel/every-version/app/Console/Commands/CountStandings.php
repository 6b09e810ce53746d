<?php

namespace App\Console\Commands;

use App\Models\Game;
use App\Models\Prediction;
use App\Models\Standing;
use App\Models\Week;
use Illuminate\Console\Command;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** Run it after each result. Exact score 5 points, right result 2, right trivia 1. */
class CountStandings extends Command
{
    protected $signature = 'standings:count';

    protected $description = 'Count the points of every finished game, and the standings';

    public function handle(): int
    {
        DB::transaction(function () {
            Prediction::whereRelation('game', 'status', '!=', 'finalizado')->update(['points' => null]);
            $games = Game::where('status', 'finalizado')->whereNotNull('home_score')->get();
            $games->each(fn (Game $game) => $this->score($game));
            Standing::query()->delete();
            foreach ([0, ...Week::pluck('number')] as $week) {
                $this->rank($week)->chunk(500)
                    ->each(fn (Collection $rows) => Standing::insert($rows->values()->all()));
            }
        });

        return 0;
    }

    private function score(Game $game): void
    {
        $predictions = fn () => Prediction::where('game_id', $game->id);
        $sameResult = ['<', '=', '>'][($game->home_score <=> $game->away_score) + 1];
        $predictions()->update(['points' => 0]);
        $predictions()->whereColumn('home_score', $sameResult, 'away_score')->update(['points' => 2]);
        $predictions()->where($game->only(['home_score', 'away_score']))->update(['points' => 5]);
    }

    /** The rows of a week, or of the whole game for week 0. Players without points are not in it. */
    private function rank(int $week): Collection
    {
        $ofWeek = fn ($rows) => $rows->where('weeks.number', $week);
        $games = DB::table('predictions')->join('games', 'games.id', '=', 'game_id')
            ->join('weeks', 'weeks.id', '=', 'games.week_id')->when($week > 0, $ofWeek)
            ->where('points', '>', 0)->groupBy('user_id')
            ->select('user_id', DB::raw('max(predictions.created_at) as sent_at'))
            ->selectRaw('sum(case when points = 5 then 1 else 0 end) as exact')
            ->selectRaw('sum(case when points = 2 then 1 else 0 end) as results')
            ->get()->keyBy('user_id');
        $trivias = DB::table('trivia_answers')->join('trivias', 'trivias.id', '=', 'trivia_id')
            ->join('weeks', 'weeks.id', '=', 'trivias.week_id')->when($week > 0, $ofWeek)
            ->where('is_correct', true)->groupBy('user_id')
            ->select('user_id', DB::raw('count(*) as trivias'))
            ->pluck('trivias', 'user_id');

        return $games->keys()->merge($trivias->keys())->unique()
            ->map(fn ($id) => $this->createRow($id, $games->get($id), (int) $trivias->get($id)))
            // Equal points: more exact scores, right results and trivias, then the earlier boleto.
            ->sortBy([
                ['score', 'desc'], ['exact', 'desc'], ['results', 'desc'], ['trivias', 'desc'], ['sent_at', 'asc'],
            ])
            ->values()
            ->map(fn (array $row, int $index) => ['week' => $week, 'position' => $index + 1]
                + array_diff_key($row, ['sent_at' => true]));
    }

    private function createRow(int $id, ?object $games, int $trivias): array
    {
        // MySQL answers sums as text.
        [$exact, $results] = [(int) ($games->exact ?? 0), (int) ($games->results ?? 0)];

        return [
            'user_id' => $id,
            'score' => 5 * $exact + 2 * $results + $trivias,
            'exact' => $exact,
            'results' => $results,
            'trivias' => $trivias,
            'movement' => null,
            'sent_at' => $games->sent_at ?? '',
        ];
    }
}
