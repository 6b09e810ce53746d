<?php

namespace App\Http\Controllers;

use App\Http\Resources\PredictionResource;
use App\Models\Trivia;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Arr;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

class PoolController extends Controller
{
    public function index(Request $request): Collection
    {
        return $request->user()->predictions()->with('game.week')->get()
            ->groupBy('game.week.number')
            ->map(fn (Collection $rows) => PredictionResource::collection($rows))
            ->toBase();
    }

    public function store(Request $request): JsonResponse
    {
        $request->validate([
            'pool' => ['required', 'array', 'min:1'],
            'pool.*.game_id' => ['required', 'integer', 'distinct'],
            'pool.*.home_score' => ['required', 'integer', 'between:0,9'],
            'pool.*.away_score' => ['required', 'integer', 'between:0,9'],
        ]);
        $rows = DB::transaction(function () use ($request) {
            // Yours, before anything is saved: abort(422, 'No match games') unless every game exists, is active and has
            // no prediction of this player; abort(422, 'No bet time') unless each is inside its window.
            // Only these columns: a player must not send points of his own.
            $picks = array_map(
                fn (array $row) => Arr::only($row, ['game_id', 'home_score', 'away_score']),
                $request->input('pool')
            );

            return $request->user()->predictions()->createMany($picks);
        });
        $trivia = Trivia::query()->current()->first();   // yours: the trivia of the week

        return response()->json([
            'message' => 'Pool saved',
            'pool' => PredictionResource::collection($rows),
            'trivia' => $this->describeTrivia($request, $trivia),
        ]);
    }

    /** The options are a list inside a text of JSON. */
    private function describeTrivia(Request $request, ?Trivia $trivia): array|string|null
    {
        if ($trivia?->answers()->where('user_id', $request->user()->id)->exists()) {
            return 'Already answered';
        }

        return $trivia === null ? null : [
            'id' => $trivia->id,
            'question' => $trivia->question,
            'answer' => json_encode(['options' => array_values($trivia->options)], JSON_UNESCAPED_UNICODE),
        ];
    }
}
